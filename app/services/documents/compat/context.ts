import type { CompatBrowser } from "~/domain/compat/compat";
import type { SupportLevel, CellMark } from "~/domain/compat/compat-cells";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { FormatReleased } from "./format-released";

export type RowStatus = "experimental" | "nonstandard" | "deprecated";
export type LegendKey = SupportLevel | RowStatus | CellMark;

/** Returns the URL of a page, or of a part of it, by its path without locale (`/docs/Web/...`), or null. */
export type FindPageUrl = (docPath: string) => string | null;

/** Shared state while one table is rendered. */
export interface CompatContext {
  locale: Locale;
  translate: ContentText;
  findPageUrl: FindPageUrl;
  /** The visible columns. */
  browsers: readonly CompatBrowser[];
  formatReleased: FormatReleased;
  /** Ids that the page contains; a row with a duplicate id omits its own. */
  usedIds: Set<string>;
  /** Legend entries, collected while rendering. */
  used: Set<LegendKey>;
}
