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
 * Texts of the header scanner, mostly results and advice. Only the server renders its screens, so
 * browsers do not load them; each locale is parsed at the first request for it.
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
