import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { InterfaceText, OverviewText } from "~/domain/text/strings";
import { createBundle, createTranslate } from "./content-strings.server";

/** Texts of the pages that are lists made by the site. */
export interface ListTexts {
  text: InterfaceText;
  overview: OverviewText;
}

/**
 * Opens the interface's texts from their files, for the server's and the commands' own code, which
 * Vite does not build (compare interface-texts); a locale is parsed at its first use.
 */
export function loadListTexts(): (locale: Locale) => ListTexts {
  const texts = new Map<Locale, ListTexts>();
  return (locale) =>
    getOrCreate(texts, locale, () => ({
      text: open(locale, new URL(`interface/${locale}.ftl`, import.meta.url)),
      overview: open(locale, new URL(`overview/${locale}.ftl`, import.meta.url)),
    }));
}

function open(locale: Locale, file: URL): InterfaceText & OverviewText {
  const source = readFileSync(fileURLToPath(file), "utf8");
  return createTranslate([createBundle(locale, source)]);
}
