import { FluentResource } from "@fluent/bundle";
import type { OverviewText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./overview/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, OverviewText>();

/**
 * Texts of the home page and of the list of changes. Browsers get them with these pages alone; each
 * locale is parsed at the first request for it.
 */
export function getOverviewText(locale: Locale): OverviewText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readOverviewSource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readOverviewSource(locale: Locale): string {
  const source = SOURCES[`./overview/${locale}.ftl`];
  if (source === undefined) throw new Error(`No overview texts for ${locale}`);
  return source;
}
