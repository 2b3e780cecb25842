import { FluentResource } from "@fluent/bundle";
import type { PrivacyText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./privacy/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, PrivacyText>();

/**
 * Texts of the page about privacy, which exists only where telemetry is on. Browsers get them with
 * that page alone; each locale is parsed at the first request for it.
 */
export function getPrivacyText(locale: Locale): PrivacyText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readPrivacySource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readPrivacySource(locale: Locale): string {
  const source = SOURCES[`./privacy/${locale}.ftl`];
  if (source === undefined) throw new Error(`No privacy texts for ${locale}`);
  return source;
}
