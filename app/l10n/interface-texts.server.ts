import { FluentResource } from "@fluent/bundle";
import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { InterfaceText } from "~/domain/text/strings";
import { createText, type CompiledTexts } from "./create-text";

const SOURCES = import.meta.glob<string>("./interface/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const texts = new Map<Locale, InterfaceText>();

/** Interface texts of a locale, which are parsed on first use. */
export function getInterfaceText(locale: Locale): InterfaceText {
  return getOrCreate(texts, locale, () => createText(locale, parseTexts(locale)));
}

function parseTexts(locale: Locale): CompiledTexts {
  const { body } = new FluentResource(readSource(locale));
  return Object.fromEntries(body.map(({ id, value }) => [id, value]));
}

/** Fluent source of a locale. */
export function readSource(locale: Locale): string {
  const source = SOURCES[`./interface/${locale}.ftl`];
  if (source === undefined) throw new Error(`No interface file for ${locale}`);
  return source;
}
