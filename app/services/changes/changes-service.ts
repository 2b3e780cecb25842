import type { ChangeKind, SiteChange } from "~/domain/areas/changes";
import type { Locale } from "~/domain/locales/locale";

/** Conditions that all must hold; null asks for nothing. */
export interface ChangesFilter {
  /** Language of the pages; null for all languages. */
  shown: Locale | null;
  /** Slug of a page: the page itself and those below it. */
  area: string | null;
  kind: ChangeKind | null;
}

export interface ChangesPage {
  changes: SiteChange[];
  /** 1-based. */
  page: number;
  /** Number of pages; 0 when nothing is found. */
  last: number;
}

export interface ChangesService {
  /**
   * Lists changes of the last twelve months, newest first.
   *
   * @param locale Language preferred for pages of features, where all languages are asked for.
   * @param page 1-based; pages past the last are empty.
   */
  list(locale: Locale, filter: ChangesFilter, page: number): ChangesPage;
}
