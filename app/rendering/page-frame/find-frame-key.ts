import type { Locale } from "~/domain/locales/locale";
import { findDocumentArea } from "~/domain/site/area";
import { findMenuPlace } from "~/ui/main-menu/find-menu-place";

/** Holds nothing that HTML would escape, so that it stands in a frame as it is. */
const PLAIN_PATH = /^\/[\w-]+\/docs\/[\w./:~@!$()*,;=+%-]+$/;

export interface FramedPage {
  locale: Locale;
  /** As in the address, encoded. */
  path: string;
  hasLanguages: boolean;
}

/**
 * What of a page its frame depends on: pages with the same key have the same frame. Null for pages
 * that need one of their own, such as those that the menu marks.
 */
export function findFrameKey({ locale, path, hasLanguages }: FramedPage): string | null {
  if (!PLAIN_PATH.test(path)) return null;
  const place = findMenuPlace(path);
  if (place === null) return null;
  return [locale, hasLanguages, findDocumentArea(path), ...place].join(" ");
}
