import { FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { AiHelpText } from "~/domain/text/strings";
import { createText } from "./create-text";

const SOURCES = import.meta.glob<string>("./ai-help/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, AiHelpText>();

/** Texts of AI Help. Only the server renders its screens, so browsers do not load them. */
export function getAiHelpText(locale: Locale): AiHelpText {
  return getOrCreate(texts, locale, () => {
    const { body } = new FluentResource(readAiHelpSource(locale));
    return createText(
      locale,
      Object.fromEntries(body.map(({ id, value }) => [id, value])),
    );
  });
}

/** The Fluent source of a locale. */
export function readAiHelpSource(locale: Locale): string {
  const source = SOURCES[`./ai-help/${locale}.ftl`];
  if (source === undefined) throw new Error(`No texts of AI Help for ${locale}`);
  return source;
}
