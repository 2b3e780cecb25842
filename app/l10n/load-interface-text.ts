import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";
import { createText, type CompiledTexts } from "./create-text";

const START_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=start",
  import: "default",
});
const MORE_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=more",
  import: "default",
});

/** Fetches the texts that pages ask for before React is there (cli/build/compile-fluent). */
export async function loadStartText(locale: Locale): Promise<Translate> {
  return createText(locale, await load(START_TEXTS, locale));
}

/** Fetches all texts. */
export async function loadAllTexts(locale: Locale): Promise<Translate> {
  const [start, more] = await Promise.all([
    load(START_TEXTS, locale),
    load(MORE_TEXTS, locale),
  ]);
  return createText(locale, { ...start, ...more });
}

/** The language that the server wrote on the html element. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}

function load(sources: typeof START_TEXTS, locale: Locale): Promise<CompiledTexts> {
  const source = sources[`./interface/${locale}.ftl`];
  if (!source) throw new Error(`No interface file for ${locale}`);
  return source();
}
