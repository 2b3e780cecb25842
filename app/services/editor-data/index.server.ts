import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import type { CssData, HtmlAttribute, HtmlData, HtmlTag } from "~/domain/api/custom-data";
import type { Locale } from "~/domain/locales/locale";
import { type CompatFeature, findFeature } from "../compat-data/index.server";
import { type JsonText, toJsonText } from "~/domain/text/digest.server";
import type { SearchService } from "../search/index.server";
import { makeCssData } from "./css-data";
import { describeEntry, type EntryPlace, listNamed, toAttribute } from "./describe-entry";
import { type EditorPage, type EditorSource, listPages } from "./list-pages";

const EDITOR_LANGUAGES = ["css", "html"] as const;
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

export interface EditorDataOptions extends EntryPlace {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  search: Pick<SearchService, "listDocuments">;
}

/** Returns the custom data of a language and locale as text, made once per store. */
export type ReadEditorData = (
  language: EditorLanguage,
  locale: Locale,
) => Promise<JsonText>;

/** Pages per step, some milliseconds of work. */
const PAGES_PER_STEP = 10;

/** A store that is closed while its data is made fails all calls of that time, but no later one. */
export function createEditorData({
  store: readStore,
  search,
  ...place
}: EditorDataOptions): ReadEditorData {
  const read = rememberPerStore(
    (store: ContentStore, language: EditorLanguage, locale: Locale) =>
      make(language, { ...place, store, locale }, search),
  );
  return (language, locale) => read(readStore(), language, locale);
}

async function make(
  language: EditorLanguage,
  source: EditorSource,
  search: EditorDataOptions["search"],
): Promise<JsonText> {
  const data: HtmlData | CssData =
    language === "html"
      ? await runInSteps(makeHtmlData(listPages("Web/HTML/", source, search), source))
      : await runInSteps(makeCssData(listPages("Web/CSS/", source, search), source));
  return toJsonText(data);
}

/** Yields between steps so that requests are served while the data is made. */
async function runInSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (count % PAGES_PER_STEP === 0) await new Promise(setImmediate);
  }
}

const ELEMENT = /^html\.elements\.(\w+)$/;
const GLOBAL = /^html\.global_attributes\.([\w-]+)$/;

/** Makes the HTML data: one tag per element of a page, with the attributes of the compat data. */
function* makeHtmlData(
  pages: Iterable<EditorPage>,
  source: EditorSource,
): Generator<void, HtmlData> {
  const tags = new Map<string, HtmlTag>();
  const globalAttributes = new Map<string, HtmlAttribute>();
  for (const page of pages) {
    for (const key of page.english.browserCompat) {
      const tag = ELEMENT.exec(key)?.[1];
      const attribute = GLOBAL.exec(key)?.[1];
      const feature = tag || attribute ? findFeature(source.store, key) : null;
      if (tag) tags.set(tag, toTag(tag, { page, feature, source }));
      if (attribute && feature)
        globalAttributes.set(attribute, toGlobal(attribute, { page, feature, source }));
    }
    yield;
  }
  return {
    version: 1.1,
    tags: sortByName([...tags.values()]),
    globalAttributes: sortByName([...globalAttributes.values()]),
  };
}

interface Entry<Feature> {
  page: EditorPage;
  feature: Feature;
  source: EditorSource;
}

function toTag(
  name: string,
  { page, feature, source }: Entry<CompatFeature | null>,
): HtmlTag {
  const rows = feature ? listNamed(feature) : [];
  const below = feature ? listNamed(feature, 2) : [];
  const attributes = rows.map((row) => {
    const attribute = row.key.slice(row.key.lastIndexOf(".") + 1);
    const own = { document: null, row };
    return toAttribute(row, below, describeEntry(attribute, own, source));
  });
  const { document } = page;
  const row = feature?.row ?? null;
  return { ...describeEntry(name, { document, row }, source), attributes };
}

function toGlobal(
  name: string,
  { page, feature, source }: Entry<CompatFeature>,
): HtmlAttribute {
  const { document } = page;
  const facts = describeEntry(name, { document, row: feature.row }, source);
  return toAttribute(feature.row, listNamed(feature), facts);
}

function sortByName<Named extends { name: string }>(entries: Named[]): Named[] {
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
