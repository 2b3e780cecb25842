import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import type { CssData, HtmlData } from "~/domain/api/custom-data";
import type { Locale } from "~/domain/locales/locale";
import { toJsonText, type JsonText } from "../etags/index.server";
import type { SearchService } from "../search/index.server";
import { makeCssData } from "./css-data";
import type { EntryPlace } from "./describe-entry";
import { makeHtmlData } from "./html-data";
import { listPages, type EditorSource } from "./list-pages";

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
