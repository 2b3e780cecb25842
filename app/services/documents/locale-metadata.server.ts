import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import type { Locale } from "~/domain/locales/locale";
import { toJsonText, type JsonText } from "~/domain/text/digest.server";

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
  return toJsonText(store.listMetadata(locale));
}
