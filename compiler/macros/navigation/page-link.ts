import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { toPlainTitle, toTitleHtml } from "../../core/title-html";
import { encodePath } from "../../core/urls";
import { renderStatusBadges } from "../labels/badges";
import type { MacroContext } from "../macro";

/** Sorts titles by English rules: numbers by value, case and accents ignored. */
export const COLLATOR = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Compares pages by their titles as readers see them, without the backticks that mark code. */
export function compareTitles(a: Page, b: Page): number {
  return COLLATOR.compare(toPlainTitle(a.title), toPlainTitle(b.title));
}

/** Renders an entry of a page list: the link with the short title, and the feature's badges. */
export function renderPageLink(page: Page, context: MacroContext): string {
  const badges = renderStatusBadges(page.status, context.translate);
  return `${linkPage(page, escapeText(page.shortTitle), context)}${badges && ` ${badges}`}`;
}

/** Page types whose title may be a name in code. */
const CODE_TYPE =
  /^(?:css-(?!module)|html-|svg-|mathml-|http-(?:header|method)|javascript-|web-api-|webextension-api)/;

/** Renders the same with the full title, for definition lists. */
export function renderTitleLink(page: Page, context: MacroContext): string {
  const badges = renderStatusBadges(page.status, context.translate);
  const title = toTitleHtml(page.title);
  const isName = CODE_TYPE.test(page.pageType) && !/[\s`]/.test(page.title);
  const link = linkPage(page, isName ? `<code>${title}</code>` : title, context);
  return `${link}${badges && ` ${badges}`}`;
}

/**
 * Renders a link around HTML. It names the locale of the page that is written, so that the links of the article, which are
 * looked up later, mark a page that only en-US has.
 */
export function linkPage(page: Page, html: string, { locale }: MacroContext): string {
  const url = encodePath(docUrl(locale, page.slug));
  return `<a href="${escapeAttribute(url)}">${html}</a>`;
}

/** True for a generated page that only lists its children. */
export function isStub({ generatedFrom }: Page): boolean {
  return generatedFrom?.area === "landing";
}

/** Lists pages below a slug at any depth: the locale's own, then those that only en-US has. */
export function listPagesBelow(slug: string, { site, locale }: MacroContext): Page[] {
  const own = site.listDescendants(docUrl(locale, slug));
  if (locale === DEFAULT_LOCALE) return [...own];
  const known = new Set(own.map((page) => page.slug.toLowerCase()));
  const english = site.listDescendants(docUrl(DEFAULT_LOCALE, slug));
  return [...own, ...english.filter((page) => !known.has(page.slug.toLowerCase()))];
}
