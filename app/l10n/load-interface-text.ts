import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { Hydration } from "~/domain/site/hydration-data";
import type { InterfaceText } from "~/domain/text/strings";
import { createText, type CompiledTexts } from "./create-text";
import { toTextFile, type TextPart } from "./text-file";

/** Fetches the texts that a page needs before hydration. */
export async function loadStartText(locale: Locale): Promise<InterfaceText> {
  return createText(locale, await load("start", locale));
}

/**
 * Fetches the texts for hydration of a page; only pages hydrated at once need all of
 * them.
 */
export async function loadPageText(
  locale: Locale,
  hydrate: Hydration,
): Promise<InterfaceText> {
  const parts: TextPart[] =
    hydrate === "at-once" ? ["start", "reading", "app"] : ["start", "reading"];
  const texts = await Promise.all(parts.map((part) => load(part, locale)));
  return createText(locale, Object.assign({}, ...texts) as CompiledTexts);
}

/** Language on the html element, set by the server. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}

async function load(part: TextPart, locale: Locale): Promise<CompiledTexts> {
  const file = toTextFile(part, locale);
  const module = (await import(/* @vite-ignore */ file)) as { default: CompiledTexts };
  return module.default;
}
