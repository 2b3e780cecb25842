import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { listMacroNames } from "../compiler/macros/registry";
import { toSlug, type PageLists } from "./sources/page-lists.server";

const MAX_COMPLETIONS = 30;

/** A proposal of the editor for a word: a macro's name, or the address of a page. */
export interface Completion {
  label: string;
  detail?: string;
}

/** Proposals for `q`, of the `kind` "macro" or "link". Pages with the most views come first. */
export function listCompletions(query: URLSearchParams, lists: PageLists): Completion[] {
  const word = (query.get("q") ?? "").toLowerCase();
  if (query.get("kind") === "macro")
    return listMacroNames()
      .filter((name) => name.includes(word))
      .sort((a, b) => Number(b.startsWith(word)) - Number(a.startsWith(word)))
      .slice(0, MAX_COMPLETIONS)
      .map((label) => ({ label }));
  const locale = parseLocale(query.get("locale") ?? "") ?? DEFAULT_LOCALE;
  return lists
    .listLocale(locale)
    .filter(
      (page) =>
        page.url.toLowerCase().startsWith(word) ||
        toSlug(page).toLowerCase().includes(word),
    )
    .toSorted((a, b) => b.popularity - a.popularity || a.url.length - b.url.length)
    .slice(0, MAX_COMPLETIONS)
    .map(({ url, title }) => ({ label: url, detail: title }));
}
