import type { ContentStoreWriter } from "~/content-store/writer.server";
import { LOCALES, type Locale } from "~/domain/locale";
import type { Page } from "../page";
import { toPlainTitle } from "../sections/title-html";

/** The quick-search index of every locale: title and URL of each page, by title. */
export function writeSearchIndexes(
  writer: ContentStoreWriter,
  pages: readonly Page[],
): void {
  const byLocale = new Map<Locale, { title: string; url: string }[]>();
  for (const locale of LOCALES) byLocale.set(locale, []);
  for (const { locale, title, url } of pages)
    byLocale.get(locale)?.push({ title: toPlainTitle(title), url });
  for (const [locale, entries] of byLocale) {
    const { compare } = new Intl.Collator(locale);
    writer.setSearchIndex(
      locale,
      entries.sort((a, b) => compare(a.title, b.title)),
    );
  }
}
