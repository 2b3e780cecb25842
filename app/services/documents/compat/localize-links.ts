import type { Locale } from "~/domain/locale";

/** Leads the data's links to documentation to the reader's locale, and marks external ones. */
export function localizeLinks(html: string, locale: Locale): string {
  if (!html.includes("<a ")) return html;
  return html
    .replaceAll('href="/docs/', `href="/${locale}/docs/`)
    .replaceAll('<a href="https:', '<a class="external" target="_blank" href="https:');
}
