import { loadContentStrings } from "~/l10n/content-strings.server";
import type { FlawReport } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import { docUrl, toLeaf, urlKey } from "~/domain/documents/slug";
import { getOrCreate } from "~/domain/text/get-or-create";
import { createPlainPage, type Page, type SidebarReference } from "../core/page";
import type { LinkTarget, Site } from "../core/site";
import type { ContentData } from "../sources/content-data/content-data";
import type { PlatformData } from "../sources/platform/platform-data";
import type { ExpandContext } from "./expand-macros";

type PageFacts = Partial<Page> & { slug: string };

const strings = loadContentStrings();

/** Creates a page for tests; a string is its slug. */
export function createTestPage(facts: PageFacts | string): Page {
  const given = typeof facts === "string" ? { slug: facts } : facts;
  const locale = given.locale ?? "en-US";
  const leaf = toLeaf(given.slug);
  return createPlainPage({
    locale,
    url: docUrl(locale, given.slug),
    title: leaf,
    shortTitle: given.title ?? leaf,
    file: "index.md",
    folder: "",
    path: "index.md",
    ...given,
  });
}

/** Creates a small site in memory; `redirects` maps URLs, `summaries` maps slugs to texts. */
export function createTestSite(
  facts: readonly (PageFacts | string)[],
  redirects: Readonly<Record<string, string>> = {},
  summaries: Readonly<Record<string, string>> = {},
): Site {
  const pages = facts.map(createTestPage);
  const byUrl = new Map(pages.map((page) => [urlKey(page.url), page]));
  const findPage = (url: string) => byUrl.get(urlKey(url)) ?? null;
  const listDescendants = (url: string) =>
    pages.filter((page) => urlKey(page.url).startsWith(`${urlKey(url)}/`));

  const byLocale = new Map<Locale, Page[]>();
  return {
    pages,
    listLocale: (locale) =>
      getOrCreate(byLocale, locale, () => pages.filter((page) => page.locale === locale)),
    findPage,
    listDescendants,
    listChildren: (url) =>
      listDescendants(url).filter(
        (page) => !page.url.slice(url.length + 1).includes("/"),
      ),
    listTranslations: (slug) => pages.filter((page) => page.slug === slug),
    noteNameUse: () => undefined,
    isAreaPageMissing: () => false,
    getSummary: (page) => summaries[page.slug] ?? "",
    listHeadings: () => [],
    resolveLink(url, onAsked): LinkTarget {
      onAsked?.(url);
      const to = redirects[url];
      const page = findPage(to ?? url) ?? findPage(url.replace(/^\/[^/]+/, "/en-US"));
      if (!page) return { kind: "missing" };
      const fallback = !url.startsWith(`/${page.locale}/`);
      return {
        kind: "page",
        page,
        hash: "",
        redirected: !!to,
        illCased: false,
        fallback,
      };
    },
  };
}

/** Creates platform data that contains only the given data. */
export function createTestPlatform(data: Partial<PlatformData> = {}): PlatformData {
  return {
    compat: {} as PlatformData["compat"],
    browsers: {},
    findCompatTable: () => null,
    findBaseline: () => null,
    listSpecifications: (_keys, urls) =>
      urls.map((url) => ({ bcdSpecificationURL: url, title: `Title of ${url}` })),
    packUpdates: () => new Uint8Array(),
    findParentInterface: () => null,
    listChildInterfaces: () => [],
    ...data,
  };
}

/** Creates content data that contains only the given data. */
export function createTestContentData(data: Partial<ContentData> = {}): ContentData {
  return {
    findSvgElement: () => null,
    listExamples: () => [],
    listApiGroups: () => [],
    ...data,
  };
}

export interface TestContext extends ExpandContext {
  flaws: FlawReport[];
  sidebars: SidebarReference[];
}

/**
 * Creates the context of one page of a site (by default an empty one), and records the macros'
 * calls.
 */
export function createTestContext({
  site = createTestSite([]),
  page = createTestPage("Web/Test"),
  locale = page.locale,
  platform = createTestPlatform(),
  contentData = createTestContentData(),
}: {
  site?: Site;
  page?: Page;
  locale?: Locale;
  platform?: PlatformData;
  contentData?: ContentData;
} = {}): TestContext {
  const flaws: FlawReport[] = [];
  const sidebars: SidebarReference[] = [];
  return {
    page,
    locale,
    site,
    platform,
    contentData,
    translate: strings(locale),
    bodyLine: 1,
    flaws,
    sidebars,
    report: (flaw) => flaws.push(flaw),
    addSidebar: (sidebar) => sidebars.push(sidebar),
  };
}
