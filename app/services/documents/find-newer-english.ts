import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import { toIsoDate } from "~/domain/locales/iso-date";
import { DEFAULT_LOCALE, swapLocale } from "~/domain/locales/locale";

/**
 * Returns the date of the English page when it changed on a later day than the translation.
 * Compares days, because one commit may touch the whole collection.
 */
export function findNewerEnglish(
  {
    isTranslated,
    mdn_url,
    modified,
  }: Pick<Document, "isTranslated" | "mdn_url" | "modified">,
  store: Pick<ContentStore, "findModified">,
): string | null {
  if (!isTranslated || modified === null) return null;
  const changed = store.findModified(swapLocale(mdn_url, DEFAULT_LOCALE));
  return changed !== null && toDay(changed) > toDay(modified) ? changed : null;
}

/** Returns the day of an ISO date, which compares as a string. */
function toDay(date: string): string {
  return toIsoDate(new Date(date));
}
