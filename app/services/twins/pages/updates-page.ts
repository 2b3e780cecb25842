import type { ContentStore } from "~/content-store/content-store";
import {
  findPageUrl,
  nameCategory,
  toReleasePath,
  type UpdatedFeature,
} from "~/domain/compat/updates";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";
import {
  ALL_UPDATES,
  type ReleaseGroup,
  type UpdatesService,
} from "~/services/updates/index.server";
import { toPage } from "./area-pages";
import type { TwinLink, TwinList, TwinPage } from "./twin-page";

export interface UpdatesSources {
  store: Pick<ContentStore, "findCanonicalUrl">;
  locale: Locale;
  updates: Pick<UpdatesService, "listReleases" | "findRelease" | "listBaseline">;
  text: InterfaceText;
}

const RELEASE = /^plus\/updates\/([^/]+)\/([^/]+)$/;
/** Newest entries of each list; the lists of pages name all releases. */
const MAX_LISTED = 60;

/** Reads the changes of browsers, or of one release, by the path below the locale. */
export function readUpdatesPage(path: string, sources: UpdatesSources): TwinPage | null {
  if (path === "plus/updates") return readNewest(sources);
  const [, browser = "", version = ""] = RELEASE.exec(path) ?? [];
  const group = sources.updates.findRelease(browser, version);
  return group && readRelease(group, sources);
}

function readNewest(sources: UpdatesSources): TwinPage {
  const { locale, updates, text } = sources;
  const { groups } = updates.listReleases(ALL_UPDATES, 1, MAX_LISTED);
  const releases = groups.map(({ release, browserName, added, removed }) => ({
    url: toReleasePath(locale, release),
    title: `${browserName} ${release.version}`,
    summary: `${release.date}, ${text("updates-count", { count: added.length + removed.length })}`,
  }));
  const baseline = updates
    .listBaseline()
    .slice(0, MAX_LISTED)
    .map(({ page, name, date, description }) => ({
      url: findUrl(page, sources),
      title: name,
      summary: `${date}. ${description}`,
    }));
  return toPage({
    title: text("updates-title"),
    intro: text("updates-intro"),
    locale,
    url: `/${locale}/plus/updates`,
    language: locale,
    modified: groups[0]?.release.date ?? null,
    lists: [
      { title: text("updates-releases"), links: releases },
      { title: text("updates-baseline"), links: baseline },
    ],
  });
}

function readRelease(
  { release, browserName, added, removed }: ReleaseGroup,
  sources: UpdatesSources,
): TwinPage {
  const { locale, text } = sources;
  const name = `${browserName} ${release.version}`;
  return toPage({
    title: text("updates-title-release", { release: name }),
    locale,
    url: toReleasePath(locale, release),
    language: locale,
    modified: release.date,
    facts: { browser: release.browser, version: release.version, date: release.date },
    lists: [
      ...listFeatures(added, text("updates-added"), sources),
      ...listFeatures(removed, text("updates-removed"), sources),
    ],
  });
}

/** Lists features by technology, as `CSS, added`. */
function listFeatures(
  features: readonly UpdatedFeature[],
  kind: string,
  sources: UpdatesSources,
): TwinList[] {
  const lists = new Map<string, TwinLink[]>();
  for (const { path, page } of features)
    getOrCreate(lists, path.slice(0, path.indexOf(".")), (): TwinLink[] => []).push({
      url: findUrl(page, sources),
      title: path,
    });
  return [...lists].map(([category, links]) => ({
    title: `${nameCategory(category, sources.text)}, ${kind}`,
    links,
  }));
}

function findUrl(
  page: string | null,
  { store, locale }: Pick<UpdatesSources, "store" | "locale">,
): string | null {
  return findPageUrl(page, locale, (url) => store.findCanonicalUrl(url) !== null);
}
