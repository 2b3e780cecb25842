import { toReleasePath } from "~/domain/compat/updates";
import { formatDate } from "~/domain/locales/format-date";
import type { Locale } from "~/domain/locales/locale";
import { ALL_UPDATES, type UpdatesService } from "~/services/updates/index.server";

const RELEASES = 3;
const NAMES = 3;

/** A release as the first screen shows it. */
export interface LatestRelease {
  name: string;
  url: string;
  /** ISO date, and the same in words. */
  date: string;
  day: string;
  /** Keys of some of the features that it added. */
  features: string[];
  /** Number of all changes. */
  count: number;
}

/** Lists the newest releases that added features. */
export function listLatestReleases(
  updates: Pick<UpdatesService, "listReleases">,
  locale: Locale,
): LatestRelease[] {
  const { groups } = updates.listReleases(ALL_UPDATES, 1, RELEASES);
  return groups.map(({ release, browserName, added, removed }) => ({
    name: `${browserName} ${release.version}`,
    url: toReleasePath(locale, release),
    date: release.date,
    day: formatDate(new Date(release.date), locale),
    features: added.slice(0, NAMES).map(({ path }) => path.split(".").slice(1).join(".")),
    count: added.length + removed.length,
  }));
}
