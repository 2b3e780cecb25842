import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import { CONTRIBUTING, FOOTER_GROUPS, LICENSE_LINK } from "~/ui/navigation/footer-links";
import { SOCIAL_LINKS } from "~/ui/navigation/social-links";
import { MENU } from "~/ui/navigation/menu-entries";
import type { Target } from "./resolve-target";
import type { SiteFacts } from "./site-facts";

/** Slugs of the documents that menus and footer link, each once. */
export const NAVIGATION_SLUGS: readonly string[] = /* @__PURE__ */ listSlugs();

/** Paths below the locale of the pages beside the documentation that they link, each once. */
const NAVIGATION_AREA_PAGES: readonly string[] = /* @__PURE__ */ listAreaPages();

/** All pages that every page may link, whichever of them there are: content packages note those that they lack. */
export const LINKED_PAGES = {
  slugs: [...NAVIGATION_SLUGS, CONTRIBUTING],
  areaPages: NAVIGATION_AREA_PAGES,
};

/** Pages of menus and footer that this content lacks. */
export function listMissingAreaPages(hasAreaPage: (path: string) => boolean): string[] {
  return NAVIGATION_AREA_PAGES.filter((path) => !hasAreaPage(path));
}

/** Which of them the reader gets in English, and which not at all. */
export function sortNavigationPages(
  locale: Locale,
  hasPage: (url: string) => boolean,
): Pick<SiteFacts, "missingPages" | "englishPages"> {
  const absent = NAVIGATION_SLUGS.filter((slug) => !hasPage(docUrl(locale, slug)));
  const isEnglish = (slug: string) => hasPage(docUrl(DEFAULT_LOCALE, slug));
  return {
    missingPages: absent.filter((slug) => !isEnglish(slug)),
    englishPages: absent.filter(isEnglish),
  };
}

function listTargets(): Target[] {
  return [
    ...MENU.flatMap((part) =>
      "entries" in part ? part.entries.map(readTarget) : [part.target],
    ),
    ...FOOTER_GROUPS.flatMap(({ links }) => links.map(readTarget)),
    LICENSE_LINK.target,
    ...SOCIAL_LINKS.flatMap(({ target }) => ("network" in target ? [] : [target])),
  ];
}

function readTarget({ target }: { target: Target }): Target {
  return target;
}

function listSlugs(): string[] {
  const slugs = listTargets().flatMap((target) =>
    "slug" in target ? [target.slug] : [],
  );
  return [...new Set(slugs)];
}

function listAreaPages(): string[] {
  const paths = listTargets().flatMap((target) =>
    "page" in target ? [target.page] : [],
  );
  return [...new Set(paths)];
}
