import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { CompatContext, FindPageUrl } from "./context";

const DOC_LINK = /<a href="(\/docs\/[^"#]*)(#[^"]*)?">([^]*?)<\/a>/g;

/** Code alone belongs to no language. */
const CODE_ALONE = /^<code>[^<]*<\/code>$/;

/**
 * Renders a note or a name (HTML) of the data set. Pages in other languages mark it as English, so that a
 * screen reader reads it as such.
 */
export function renderDataText(html: string, context: CompatContext): string {
  const text = localizeLinks(html, context.findPageUrl);
  const isOfPage = context.locale === DEFAULT_LOCALE || CODE_ALONE.test(text);
  return isOfPage ? text : `<span lang="en">${text}</span>`;
}

/**
 * Points the data's documentation links to existing pages, and marks external links. A link to a
 * missing page becomes plain text.
 */
export function localizeLinks(html: string, findPageUrl: FindPageUrl): string {
  if (!html.includes("<a ")) return html;
  return html
    .replace(DOC_LINK, (_link, path: string, hash: string | undefined, text: string) => {
      const url = findPageUrl(path);
      return url === null
        ? text
        : `<a href="${escapeAttribute(url)}${hash ?? ""}">${text}</a>`;
    })
    .replaceAll('<a href="https:', '<a class="external" target="_blank" href="https:');
}
