import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "~/domain/locales/locale";
import type { ObservatoryText } from "~/domain/text/strings";
import { createBundle, createTranslate } from "./content-strings.server";

/**
 * Opens the header scanner's texts from their file, for the server's own code, which Vite does not build
 * (compare observatory-texts).
 */
export function loadScannerText(locale: Locale): ObservatoryText {
  const file = new URL(`observatory/${locale}.ftl`, import.meta.url);
  const source = readFileSync(fileURLToPath(file), "utf8");
  return createTranslate([createBundle(locale, source)]);
}
