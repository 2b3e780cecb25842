import { resolve } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { Section } from "~/domain/documents/document";
import { LOCALES, parseLocale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createAreasService } from "~/services/areas/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createTwinsService } from "~/services/twins/index.server";
import { createLinkResolvers } from "~/services/twins/links";
import { renderMarkdown as toMarkdown } from "~/services/twins/markdown/render-markdown";
import { renderMarkdown as compile } from "../../compiler/markdown/render-markdown";
import { readPageParts, readTwinParts, type Parts } from "./compare-twin";
import { percentile } from "./figures";

const SITE = { siteOrigin: "https://docs.example.org", siteName: "Docs" };
/** The tags that Markdown has no notation for, or that stand for marks between letters. */
const ALLOWED_TAG = /^<(?:\/?(?:kbd|sub|sup|strong|em|del)|br|!----)>$/;
const TAG = /<(?!https?:)[a-z/!][^>]*>/gi;
const FENCE = /^([ >]*(?:- )?(?:: )?)(`{3,})[^`\n]*\n(?:[^]*?\n)?[ >]*\2 *$/gm;
const SPAN = /(?<![`\\])(`+)(?!`)[^]*?[^`]\1(?!`)/g;
const MAX_EXAMPLES = 12;

/** Renders the twin of every page of the store in DATA_DIR, and compares it with the page. */
export function benchTwins(dataDir: string): Record<string, unknown> {
  // BENCH_STEP=20 takes every twentieth page.
  const step = Number(process.env["BENCH_STEP"] ?? 1);
  const store = openContentStore(resolve(dataDir, STORE_FILE_NAME));
  const translate = loadContentStrings();
  const areas = createAreasService({ ...SITE, store: () => store, translate });
  const documents = createDocumentsService({ store: () => store, translate });
  const twins = createTwinsService({
    ...SITE,
    store: () => store,
    translate,
    listBlogPosts: areas.listBlogPosts,
    lists: null,
    readHome: () => {
      throw new Error("the home page is measured by the server's benches");
    },
    suggestPages: documents.suggestPages,
  });
  const faults = new Map<string, string[]>();
  const note = (kind: string, url: string) =>
    getOrCreate(faults, kind, (): string[] => []).push(url);
  const ratios: number[] = [];
  const times: number[] = [];
  const pageTimes: number[] = [];
  const urls = [
    ...LOCALES.flatMap((locale) => store.listDocumentUrls(locale).map(({ url }) => url)),
    ...areas.listSitemapEntries("en-US").map(({ path }) => path),
  ].filter((_url, index) => index % step === 0);
  for (const url of urls) {
    const started = performance.now();
    const twin = twins.findTwin(url);
    times.push(performance.now() - started);
    if (!twin || twin.body.trim() === "") note("empty", url);
    if (!twin) continue;
    const text = twin.body.replace(FENCE, "$1").replace(SPAN, "");
    if (text.includes("{{")) note("macro", url);
    for (const [tag] of text.matchAll(TAG))
      if (!ALLOWED_TAG.test(tag)) note("tag", `${url} ${tag}`);
    const document = store.findDocument(url)?.document;
    if (!document) continue;
    const before = performance.now();
    const article = documents.findDocumentPage(url)?.articleHtml ?? "";
    pageTimes.push(performance.now() - before);
    ratios.push(Buffer.byteLength(twin.markdown) / Buffer.byteLength(article));
    compareProse(document.body, url, note);
  }
  function compareProse(
    body: readonly Section[],
    url: string,
    report: (kind: string, url: string) => void,
  ): void {
    const locale = parseLocale(url.split("/")[1] ?? "") ?? "en-US";
    const text = translate(locale);
    const noteLabels = new Set(
      ["Note:", "Warning:"].concat(text("note-label"), text("warning-label")),
    );
    const resolvers = createLinkResolvers({ ...SITE, url, isRelative: false });
    const context = { ...resolvers, noteLabels };
    const html = body
      .flatMap((section) => (section.type === "prose" ? [section.value.content] : []))
      .join("\n");
    const markdown = toMarkdown(html, context);
    // A macro call, were there one, would be text of the compiled page.
    const compiled = compile(markdown, { locale, translate: () => "" });
    compareParts(
      readPageParts(html, context),
      readTwinParts(compiled),
      (kind, difference) => report(kind, `${url} ${difference}`),
    );
    const again = toMarkdown(compiled, {
      ...context,
      // The compiler encodes fragments, which pages may have as they are.
      resolve: (href) => (href.startsWith("#") ? decodeURI(href) : href),
      resolveSource: (source) => source,
    });
    if (again !== markdown) report("not the same Markdown again", url);
  }
  const count = (kind: string) =>
    new Set(faults.get(kind)?.map((at) => at.split(" ")[0])).size;
  for (const [kind, found] of faults)
    console.log(
      `${kind}: ${found.length}\n  ${found.slice(0, MAX_EXAMPLES).join("\n  ")}`,
    );
  return {
    pages: urls.length,
    "empty twins": count("empty"),
    "twins with macros": count("macro"),
    "twins with other tags": count("tag"),
    "bytes of twin to article, median": percentile(ratios, 0.5).toFixed(3),
    "bytes of twin to article, p95": percentile(ratios, 0.95).toFixed(3),
    "pages with other headings": count("headings"),
    "pages with other code": count("code"),
    "pages with other links": count("links"),
    "pages with other text": count("text"),
    "same text after a round trip, %": (100 * (1 - count("text") / urls.length)).toFixed(
      2,
    ),
    "same Markdown after a round trip, %": (
      100 *
      (1 - count("not the same Markdown again") / urls.length)
    ).toFixed(2),
    "ms per twin, median / p99": toTimes(times),
    "ms per article as HTML, median / p99": toTimes(pageTimes),
  };
}

function compareParts(
  page: Parts,
  twin: Parts,
  report: (kind: keyof Parts, difference: string) => void,
): void {
  for (const kind of ["headings", "code", "links"] as const) {
    const at = page[kind].findIndex((part, index) => part !== twin[kind][index]);
    if (at !== -1 || page[kind].length !== twin[kind].length)
      report(kind, JSON.stringify([page[kind].at(at), twin[kind].at(at)]).slice(0, 400));
  }
  const lost = page.addresses.find((address) => !twin.addresses.includes(address));
  if (lost !== undefined) report("links", lost);
  if (page.text === twin.text) return;
  const at = Array.from(page.text).findIndex(
    (letter, index) => letter !== twin.text[index],
  );
  const cut = (text: string) => text.slice(Math.max(0, at - 20), at + 40);
  report("text", `${cut(page.text)} | ${cut(twin.text)}`);
}

function toTimes(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(2)} / ${percentile(values, 0.99).toFixed(2)}`;
}
