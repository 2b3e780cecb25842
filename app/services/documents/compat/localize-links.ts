import { escapeAttribute } from "~/domain/text/escape-html";
import type { FindPageUrl } from "./context";

const DOC_LINK = /<a href="(\/docs\/[^"#]*)(#[^"]*)?">([^]*?)<\/a>/g;

/**
 * Leads the data's links to documentation to a page that exists, and marks external ones. A
 * link to a page that nobody wrote becomes plain text.
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
