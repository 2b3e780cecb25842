import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { toTitleHtml } from "../../core/title-html";
import { renderStatusBadges } from "../labels/badges";
import type { MacroContext } from "../macro";

/** By title as English sorts, numbers by value, case and accents aside. */
export const COLLATOR = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** An entry of a list of pages: the link with the short title, and the feature's badges. */
export function renderPageLink(page: Page, context: MacroContext): string {
  const badges = renderStatusBadges(page.status, context.translate);
  return `${linkPage(page, escapeText(page.shortTitle))}${badges && ` ${badges}`}`;
}

/** Page types whose title can be the very name that is written in code. */
const CODE_TYPE =
  /^(?:css-(?!module)|html-|svg-|mathml-|http-(?:header|method)|javascript-|web-api-|webextension-api)/;

/** The same with the whole title, as definition lists have it. */
export function renderTitleLink(page: Page, context: MacroContext): string {
  const badges = renderStatusBadges(page.status, context.translate);
  const title = toTitleHtml(page.title);
  const isName = CODE_TYPE.test(page.pageType) && !/[\s`]/.test(page.title);
  return `${linkPage(page, isName ? `<code>${title}</code>` : title)}${badges && ` ${badges}`}`;
}

/** The link alone, around any HTML. */
export function linkPage(page: Page, html: string): string {
  return `<a href="${escapeAttribute(page.url)}">${html}</a>`;
}

/** True for a page that only lists what is below it, which somebody wrote none of. */
export function isStub({ generatedFrom }: Page): boolean {
  return generatedFrom?.area === "landing";
}

/** Pages below a slug at any depth: the locale's own, then those that only en-US has. */
export function listPagesBelow(slug: string, { site, locale }: MacroContext): Page[] {
  const own = site.listDescendants(docUrl(locale, slug));
  if (locale === DEFAULT_LOCALE) return [...own];
  const known = new Set(own.map((page) => page.slug.toLowerCase()));
  const english = site.listDescendants(docUrl(DEFAULT_LOCALE, slug));
  return [...own, ...english.filter((page) => !known.has(page.slug.toLowerCase()))];
}
