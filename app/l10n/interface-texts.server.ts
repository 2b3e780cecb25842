import { FluentResource } from "@fluent/bundle";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";
import { createText, type CompiledTexts } from "./create-text";

const SOURCES = import.meta.glob<string>("./interface/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const TEXTS = new Map<Locale, InterfaceText>(
  LOCALES.map((locale) => [locale, createText(locale, parseTexts(locale))]),
);

/** Interface texts of a locale; all ten are parsed when the server starts. */
export function getInterfaceText(locale: Locale): InterfaceText {
  const text = TEXTS.get(locale);
  if (!text) throw new Error(`No interface texts for ${locale}`);
  return text;
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
