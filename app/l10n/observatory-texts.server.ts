import { FluentResource } from "@fluent/bundle";
import type { ObservatoryText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./observatory/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, ObservatoryText>();

/**
 * What the header scanner says in a locale: results and advice above all. Its screens are rendered
 * by the server alone, so no browser gets these texts, and a locale is parsed when it is first asked.
 */
export function getObservatoryText(locale: Locale): ObservatoryText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readObservatorySource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readObservatorySource(locale: Locale): string {
  const source = SOURCES[`./observatory/${locale}.ftl`];
  if (source === undefined) throw new Error(`No scanner texts for ${locale}`);
  return source;
}
