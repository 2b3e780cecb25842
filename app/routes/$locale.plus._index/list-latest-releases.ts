import { toReleasePath } from "~/domain/compat/updates";
import { formatDate } from "~/domain/locales/format-date";
import type { Locale } from "~/domain/locales/locale";
import { ALL_UPDATES, type UpdatesService } from "~/services/updates/index.server";

/** One of each engine: others follow them with nearly the same list. */
const BROWSERS = ["chrome", "firefox", "safari"];
/** Enough to have one of each in. */
const RELEASES = 30;
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

/** Lists the newest release of each engine. */
export function listLatestReleases(
  updates: Pick<UpdatesService, "listReleases">,
  locale: Locale,
): LatestRelease[] {
  const filter = { ...ALL_UPDATES, browsers: BROWSERS };
  const { groups } = updates.listReleases(filter, 1, RELEASES);
  const newest = groups.filter(
    ({ release }, at) =>
      groups.findIndex((group) => group.release.browser === release.browser) === at,
  );
  return newest.map(({ release, browserName, added, removed }) => ({
    name: `${browserName} ${release.version}`,
    url: toReleasePath(locale, release),
    date: release.date,
    day: formatDate(new Date(release.date), locale),
    features: added.slice(0, NAMES).map(({ path }) => toName(path)),
    count: added.length + removed.length,
  }));
}

/** Groups of the data that readers don't write: `css.properties.gap` is `gap`. */
const GROUPS =
  /^(?:api|at-rules|builtins|elements|global_attributes|headers|properties|selectors|types)\./;

/** Name of a feature without area and group of the data. */
function toName(path: string): string {
  return path.slice(path.indexOf(".") + 1).replace(GROUPS, "");
}
