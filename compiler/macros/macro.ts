import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import type { SidebarReference } from "../core/page";
import type { ContentData } from "../sources/content-data/content-data";
import type { PlatformData } from "../sources/platform/platform-data";

/** One argument of a call: null when the slot is empty. */
export type MacroArgument = string | number | boolean | null;

export interface MacroContext {
  page: Page;
  locale: Locale;
  site: Site;
  platform: PlatformData;
  /** What the content's own data files say. */
  contentData: ContentData;
  /** Compile-time texts (app/l10n/content) in the page's locale. */
  translate: ContentText;
  /** Notes a problem at the place of the call. */
  report: ReportFlaw;
  /** Chooses a sidebar for the page (sidebar macros give no output of their own). */
  addSidebar(sidebar: SidebarReference): void;
}

/** Throw to report a bad call: the call's place, this message and the suggestion become a flaw. */
export class MacroError extends Error {
  override readonly name = "MacroError";
  readonly suggestion: string | null;

  constructor(message: string, suggestion: string | null = null) {
    super(message);
    this.suggestion = suggestion;
  }
}

/** One macro, one file. `names` are lower-case with `_` for `-`: `non_standard_inline`. */
export interface Macro {
  names: readonly string[];
  /** Returns HTML, inserted as it is. */
  render(args: readonly MacroArgument[], context: MacroContext): string;
}
