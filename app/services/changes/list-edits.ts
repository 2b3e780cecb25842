import type { ContentStore } from "~/content-store/content-store";
import type { SiteChange } from "~/domain/areas/changes";
import type { Locale } from "~/domain/locales/locale";

type Store = Pick<ContentStore, "listDocumentUrls" | "listNewPages">;

/**
 * Lists when pages of a language were added and edited last, in no order. Pages without a date in
 * the history of their files are left out.
 *
 * @param from ISO date of the oldest change to list.
 */
export function listEdits(store: Store, locale: Locale, from: string): SiteChange[] {
  const created = new Map(store.listNewPages().map((page) => [page.url, page.created]));
  return store.listDocumentUrls(locale).flatMap(({ url, modified }) => {
    if (modified === null) return [];
    const added = created.get(url);
    const edits = [
      ...(added === undefined ? [] : [toEdit("new", added, url)]),
      // The first version of a page is no change of it.
      ...(added === modified ? [] : [toEdit("changed", modified, url)]),
    ];
    return edits.filter(({ date }) => date >= from);
  });
}

function toEdit(kind: "new" | "changed", date: string, url: string): SiteChange {
  return { kind, date, url, cause: { type: "edit" } };
}
