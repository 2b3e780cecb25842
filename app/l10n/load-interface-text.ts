import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { Hydration } from "~/domain/site/hydration-data";
import type { InterfaceText } from "~/domain/text/strings";
import { createText, type CompiledTexts } from "./create-text";

const START_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=start",
  import: "default",
});
const READING_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=reading",
  import: "default",
});
const APP_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=app",
  import: "default",
});

/** Fetches the texts that a page needs before hydration (cli/build/compile-fluent). */
export async function loadStartText(locale: Locale): Promise<InterfaceText> {
  return createText(locale, await load(START_TEXTS, locale));
}

/**
 * Fetches the texts for hydration of a page; only pages hydrated at once need all of
 * them.
 */
export async function loadPageText(
  locale: Locale,
  hydrate: Hydration,
): Promise<InterfaceText> {
  const sources = [
    START_TEXTS,
    READING_TEXTS,
    ...(hydrate === "at-once" ? [APP_TEXTS] : []),
  ];
  const texts = await Promise.all(sources.map((source) => load(source, locale)));
  return createText(locale, Object.assign({}, ...texts) as CompiledTexts);
}

/** Language on the html element, set by the server. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}

function load(sources: typeof START_TEXTS, locale: Locale): Promise<CompiledTexts> {
  const source = sources[`./interface/${locale}.ftl`];
  if (!source) throw new Error(`No interface file for ${locale}`);
  return source();
}
