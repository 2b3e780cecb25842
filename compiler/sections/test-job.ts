import type { FlawReport } from "~/domain/documents/flaw";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { createPlainPage, type Page } from "../core/page";
import type { LinkTarget, Site } from "../core/site";
import type { Asset, Assets } from "../html/assets";
import { finishHtml, type FinishContext, type FinishedHtml } from "./finish-html";

/** Creates a page for tests with the given facts. */
export function createTestPage(page: Partial<Page> & { slug: string }): Page {
  const locale = page.locale ?? "de";
  const title = page.title ?? page.slug;
  return createPlainPage({
    locale,
    url: docUrl(locale, page.slug),
    title,
    shortTitle: title,
    pageType: "guide",
    file: "/nowhere/index.md",
    folder: "/nowhere",
    path: "nowhere/index.md",
    ...page,
  });
}

/** Creates a site for tests; redirects map lower-cased decoded URLs. */
export function createTestSite(
  pages: readonly Page[],
  redirects: Readonly<Record<string, string>> = {},
): Site {
  const byUrl = new Map(pages.map((page) => [urlKey(page.url), page]));
  const findPage = (url: string): Page | null => byUrl.get(urlKey(url)) ?? null;

  function resolveLink(url: string): LinkTarget {
    const moved = redirects[urlKey(url)];
    const [path = "", hash = ""] = (moved ?? url).split(/(?=#)/);
    if (path.startsWith("https:") || path.endsWith("/")) {
      return { kind: "elsewhere", url: path + hash };
    }
    const own = findPage(path);
    const page = own ?? findPage(path.replace(/^\/[^/]+/, "/en-US"));
    if (!page) return { kind: "missing" };
    const redirected = moved !== undefined;
    const illCased = own !== null && !redirected && own.url !== path;
    return { kind: "page", page, hash, redirected, illCased, fallback: own === null };
  }

  return {
    pages,
    listLocale: (locale) => pages.filter((page) => page.locale === locale),
    findPage,
    resolveLink,
    listChildren: () => [],
    getSummary: () => "",
    listHeadings: () => [],
    listDescendants: () => [],
    listTranslations: () => [],
    noteNameUse: () => undefined,
    isAreaPageMissing: () => false,
  };
}

export function createTestAssets(files: Readonly<Record<string, Asset>> = {}): Assets {
  return {
    find: (path) => files[path.toLowerCase()] ?? null,
    suggest: () => Object.keys(files)[0] ?? null,
  };
}

export interface TestRun extends FinishedHtml {
  flaws: FlawReport[];
  /** The joined content of all prose sections. */
  content: string;
}

/** Finishes HTML for tests as the page `/de/docs/Web/Test`. Texts are their ids in brackets. */
export function runFinish(html: string, context: Partial<FinishContext> = {}): TestRun {
  const flaws: FlawReport[] = [];
  const page = createTestPage({ slug: "Web/Test" });
  const finished = finishHtml(html, {
    page,
    site: createTestSite([page]),
    translate: (id) => `[${id}]`,
    report: (flaw) => flaws.push(flaw),
    source: { body: html, firstLine: 1 },
    assets: createTestAssets(),
    highlight: (code, language) =>
      `<mark>${language}:${code.replaceAll("<", "&lt;")}</mark>`,
    listSpecifications: () => [],
    ...context,
  });
  const content = finished.sections
    .flatMap((section) => (section.type === "prose" ? section.value.content : []))
    .join("\n");
  return { ...finished, flaws, content };
}
