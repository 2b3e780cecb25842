import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { Content } from "./content-roots";
import { findParentSlug } from "./page-path";

export interface SlugPlace {
  locale: Locale;
  /** True for addresses of pages without a file, which may be parents as well. */
  isGenerated?: ((url: string) => boolean) | undefined;
}

/**
 * Returns the slug of a page that is to be in the letters of its parent's, because addresses that differ in capitals
 * are one page; null where the parent is missing. That of a translation may be in English, whose own translation comes later.
 */
export function spellSlug(
  content: Content,
  { locale, isGenerated }: SlugPlace,
  slug: string,
): string | null {
  const parent = findParentSlug(slug);
  if (parent === null) return slug;
  const found =
    content.findPage(locale, parent) ?? content.findPage(DEFAULT_LOCALE, parent);
  if (found) return found.slug + slug.slice(parent.length);
  return isGenerated?.(docUrl(DEFAULT_LOCALE, parent)) === true ? slug : null;
}
