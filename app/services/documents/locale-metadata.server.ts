import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { toTextEtag } from "./document-json.server";

interface JsonText {
  json: string;
  etag: string;
}

type Lists = Pick<ContentStore, "listDocumentUrls" | "listSearchPages">;

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
  const pages = new Map(store.listSearchPages(locale).map((page) => [page.url, page]));
  const facts = store.listDocumentUrls(locale).map(({ url, modified }) => {
    const page = pages.get(url);
    return {
      ...{ mdn_url: url, locale, title: page?.title ?? null },
      ...{ modified, popularity: page?.popularity ?? null },
    };
  });
  const json = JSON.stringify(facts);
  return { json, etag: toTextEtag(json) };
}
