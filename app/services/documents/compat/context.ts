import type { CompatBrowser } from "~/domain/compat/compat";
import type { SupportLevel } from "~/domain/compat/compat-level";
import type { CellMark } from "~/domain/compat/compat-marks";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { FormatReleased } from "./format-released";

export type RowStatus = "experimental" | "nonstandard" | "deprecated";
export type LegendKey = SupportLevel | RowStatus | CellMark;

/** The address of a page, given its path without locale (`/docs/Web/...`); null: no such page. */
export type FindPageUrl = (docPath: string) => string | null;

/** What the parts of one table share while it is rendered. */
export interface CompatContext {
  locale: Locale;
  translate: ContentText;
  findPageUrl: FindPageUrl;
  /** The columns. */
  browsers: readonly CompatBrowser[];
  formatReleased: FormatReleased;
  /** Ids that the page has already: a row that would repeat one goes without. */
  usedIds: Set<string>;
  /** Everything that needs a line in the legend, noted by the parts as they use it. */
  used: Set<LegendKey>;
}
