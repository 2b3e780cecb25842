import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";
import { createText, type CompiledTexts } from "./create-text";

const FRAME_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=frame",
  import: "default",
});
const MORE_TEXTS = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled=more",
  import: "default",
});

/** Fetches the texts that documents' pages ask for (cli/build/frame-code), one file. */
export async function loadFrameText(locale: Locale): Promise<Translate> {
  return createText(locale, await load(FRAME_TEXTS, locale));
}

/** Fetches all texts, for other pages. */
export async function loadAllTexts(locale: Locale): Promise<Translate> {
  const [frame, more] = await Promise.all([
    load(FRAME_TEXTS, locale),
    load(MORE_TEXTS, locale),
  ]);
  return createText(locale, { ...frame, ...more });
}

/** The language that the server wrote on the html element. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}

function load(sources: typeof FRAME_TEXTS, locale: Locale): Promise<CompiledTexts> {
  const source = sources[`./interface/${locale}.ftl`];
  if (!source) throw new Error(`No interface file for ${locale}`);
  return source();
}
