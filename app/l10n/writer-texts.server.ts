import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "~/domain/locales/locale";
import type { WriterText } from "~/domain/text/strings";
import { getOrCreate } from "~/domain/text/get-or-create";
import { createBundle, createTranslate } from "./content-strings.server";

/** Opens the texts of the writers' tools; a locale is parsed at its first use. */
export function loadWriterTexts(): (locale: Locale) => WriterText {
  const texts = new Map<Locale, WriterText>();
  return (locale) =>
    getOrCreate(texts, locale, () =>
      createTranslate([createBundle(locale, readWriterSource(locale))]),
    );
}

/** The Fluent source of a locale. */
export function readWriterSource(locale: Locale): string {
  const file = new URL(`writers/${locale}.ftl`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8");
}
