import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
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
  const read = rememberPerStore(renderList);
  return (locale) => read(store(), locale);
}

function renderList(store: Lists, locale: Locale): JsonText {
  const json = JSON.stringify(store.listMetadata(locale));
  return { json, etag: toTextEtag(json) };
}
