import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";
import { createText, type CompiledTexts } from "./create-text";

const SOURCES = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled",
  import: "default",
});

/** Fetches the one file of texts that this page needs, a chunk of its own. */
export async function loadInterfaceText(locale: Locale): Promise<Translate> {
  const load = SOURCES[`./interface/${locale}.ftl`];
  if (!load) throw new Error(`No interface file for ${locale}`);
  return createText(locale, await load());
}

/** The language that the server wrote on the html element. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}
