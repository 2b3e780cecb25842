import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import type { SidebarReference } from "../core/page";
import type { ContentData } from "../sources/content-data/content-data";
import type { PlatformData } from "../sources/platform/platform-data";

/** One argument of a call; null for an empty one. */
export type MacroArgument = string | number | boolean | null;

export interface MacroContext {
  page: Page;
  locale: Locale;
  site: Site;
  platform: PlatformData;
  /** Data files of the content. */
  contentData: ContentData;
  /** Texts of the compiler (app/l10n/content) in the page's locale. */
  translate: ContentText;
  /** Reports a problem at the place of the call. */
  report: ReportFlaw;
  /** Shows broken calls at their place instead of leaving them out. */
  marksFlaws?: boolean;
  /** Chooses a sidebar for the page; sidebar macros render nothing. */
  addSidebar(sidebar: SidebarReference): void;
}

/** Rejects a call: its place, this message and the suggestion become a flaw. */
export class MacroError extends Error {
  override readonly name = "MacroError";
  readonly suggestion: string | null;

  constructor(message: string, suggestion: string | null = null) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** A macro, one per file. `names` are lower-case with `_` for `-`: `non_standard_inline`. */
export interface Macro {
  names: readonly string[];
  /** Returns HTML, which is inserted unchanged. */
  render(args: readonly MacroArgument[], context: MacroContext): string;
}
