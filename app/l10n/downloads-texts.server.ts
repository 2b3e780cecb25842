import { FluentResource } from "@fluent/bundle";
import type { DownloadsText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./downloads/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, DownloadsText>();

/**
 * Texts of the page with archives to download, which the server alone renders; each locale is parsed
 * at the first request for it.
 */
export function getDownloadsText(locale: Locale): DownloadsText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readDownloadsSource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readDownloadsSource(locale: Locale): string {
  const source = SOURCES[`./downloads/${locale}.ftl`];
  if (source === undefined) throw new Error(`No downloads texts for ${locale}`);
  return source;
}
