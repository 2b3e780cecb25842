import { escapeAttribute } from "~/domain/text/escape-html";
import type { FindPageUrl } from "./context";

const DOC_LINK = /<a href="(\/docs\/[^"#]*)(#[^"]*)?">([^]*?)<\/a>/g;

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
