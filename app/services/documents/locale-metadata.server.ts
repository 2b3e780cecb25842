import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { toTextEtag } from "./document-json.server";

interface JsonText {
  json: string;
  etag: string;
}

type Lists = Pick<ContentStore, "listMetadata">;

/**
 * Creates the metadata lists of all locales, built once per store. Reads no documents, because
 * unpacking thousands of them would block other requests.
 */
export function createMetadataLists(store: () => Lists): (locale: Locale) => JsonText {
  const known = new WeakMap<Lists, Map<Locale, JsonText>>();
  return (locale) => {
    const current = store();
    const lists = known.get(current) ?? new Map<Locale, JsonText>();
    known.set(current, lists);
    const list = lists.get(locale) ?? renderList(current, locale);
    lists.set(locale, list);
    return list;
  };
}

function renderList(store: Lists, locale: Locale): JsonText {
  const json = JSON.stringify(store.listMetadata(locale));
  return { json, etag: toTextEtag(json) };
}
