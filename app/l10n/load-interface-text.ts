import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locale";
import type { Translate } from "~/domain/strings";
import { createTexts, type CompiledTexts } from "./create-text";
import type { TextPart } from "./text-parts";

type Sources = Record<string, () => Promise<CompiledTexts>>;

/** What every page loads. The query of each has to be written out: the build reads it. */
const SOURCES: Sources = import.meta.glob<CompiledTexts>("./interface/*.ftl", {
  query: "?compiled",
  import: "default",
});

const PART_SOURCES: Readonly<Record<TextPart, Sources>> = {
  search: import.meta.glob<CompiledTexts>("./interface/*.ftl", {
    query: "?compiled&part=search",
    import: "default",
  }),
  collections: import.meta.glob<CompiledTexts>("./interface/*.ftl", {
    query: "?compiled&part=collections",
    import: "default",
  }),
};

/** A browser shows one page in one language; the server never comes here. */
let pageTexts: ReturnType<typeof createTexts> | null = null;

/** Fetches the texts that this page needs, and gives the look-up over them. */
export async function loadInterfaceText(parts: readonly TextPart[]): Promise<Translate> {
  await Promise.all([
    addSource(SOURCES),
    ...parts.map((part) => addSource(PART_SOURCES[part])),
  ]);
  return getPageTexts().text;
}

/** Fetches a part that is needed only now; the page's look-up then knows it. */
export async function loadTextPart(part: TextPart): Promise<void> {
  await addSource(PART_SOURCES[part]);
}

async function addSource(sources: Sources): Promise<void> {
  const locale = readPageLocale();
  const load = sources[`./interface/${locale}.ftl`];
  if (!load) throw new Error(`No interface file for ${locale}`);
  getPageTexts().addTexts(await load());
}

function getPageTexts() {
  pageTexts ??= createTexts(readPageLocale());
  return pageTexts;
}

/** The language that the server wrote on the html element. */
export function readPageLocale(): Locale {
  return parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE;
}
