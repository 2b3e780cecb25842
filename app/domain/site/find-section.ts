import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locales/locale";
import { getDocumentArea, type Area } from "./area";
import type { Hydration } from "./hydration-data";
import type { Screen } from "./section";
import { SECTIONS, type SectionName, type SiteSection } from "./sections";

/** Sections with pages, longest path first, because the longest match decides. */
const BY_PATH = SECTIONS.flatMap((section) =>
  section.path === undefined
    ? []
    : [{ section, segments: section.path.split("/").slice(1) }],
).sort((one, other) => other.segments.length - one.segments.length);

const BY_API = SECTIONS.flatMap((section) =>
  (section.api ?? []).map((path) => ({ section, segments: toSegments(path) })),
);

const BY_FIRST_SEGMENT = new Map(
  BY_PATH.filter(({ segments }) => segments.length < 2).map(({ section, segments }) => [
    segments[0] ?? "",
    section,
  ]),
);

const SCREENS = new Map(
  SECTIONS.flatMap(({ name, path = "", screens = {} }) =>
    Object.entries(screens).map(([below, screen]): [string, FoundScreen] => [
      `${path}${below}`,
      { feature: name, screen },
    ]),
  ),
);

/**
 * Section of a decoded path with a locale, of an API path, or of a route pattern such as
 * `/:locale/plus/docs/*`. Null for all other paths.
 */
export function findSection(path: string): SiteSection | null {
  const given = toSegments(path.toLowerCase());
  const isOfApi = given[0] === "api";
  const found = isOfApi
    ? BY_API.find(({ segments }) => isSame(segments, given))
    : BY_PATH.find(({ segments }) => isWithin(segments, given.slice(1)));
  return found?.section ?? null;
}

/**
 * Section of the first path segment after the locale, in lower case; the home page's
 * segment is empty.
 */
export function findTopSection(segment: string): SiteSection | null {
  return BY_FIRST_SEGMENT.get(segment) ?? null;
}

/**
 * Locales of a section. Null when each page has its own locales, and for sections to
 * which locales do not apply.
 */
export function listSectionLocales({
  locales,
}: Pick<SiteSection, "locales">): readonly Locale[] | null {
  if (locales === "english") return [DEFAULT_LOCALE];
  return locales === undefined ? LOCALES : null;
}

/** Accent colour of a page, by its path with locale. */
export function getArea(path: string): Area {
  return findSection(path)?.area ?? getDocumentArea(path);
}

/** Time of hydration of the page at this path. */
export function getHydration(path: string): Hydration {
  return findSection(path)?.hydrate ?? "on-intent";
}

export interface FoundScreen {
  feature: SectionName;
  screen: Screen;
}

/** Screen at a lower-case path below the locale, or null. */
export function findScreen(path: string): FoundScreen | null {
  return SCREENS.get(path) ?? null;
}

function toSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** An empty path is the home page, which has no pages below it. */
function isWithin(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length === 0) return given.length === 0;
  return segments.every((segment, at) => segment === given[at]);
}

/** A segment that starts with a colon matches any segment. */
function isSame(segments: readonly string[], given: readonly string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, at) => segment.startsWith(":") || segment === given[at])
  );
}
