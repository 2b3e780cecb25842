import type { Locale } from "~/domain/locales/locale";

export interface TwinOptions {
  /**
   * Id of a section, or its heading in any case; the twin then consists of this section and those
   * below it. An unknown one gives a twin without Markdown (`isMissingSection`).
   */
  section?: string | null;
  /** `relative`: links are paths of this site, as on the page. Default: absolute. */
  links?: "absolute" | "relative";
}

/** A heading of a page with the text below it. */
export interface TwinSection {
  id: string;
  /** Plain text. */
  title: string;
  /** 2 for a section, 3 for one below it. */
  level: 2 | 3;
  /** Characters of its Markdown, without the sections below it. */
  characters: number;
}

/** A block of code on a page. */
export interface TwinExample {
  /** `css`, `js` ..., or `plain`. */
  language: string;
  code: string;
  /** Id of the section that contains it; null before the first heading. */
  section: string | null;
  /** Further words of the block: `example-good`, `example-bad`, `hidden`, `live-sample___id`. */
  notes: string[];
}

/** A page as Markdown. */
export interface Twin {
  /** Front matter, pointer to the index, title and text; ends with a line break. */
  markdown: string;
  /** The text alone: title and sections, or the chosen section. */
  body: string;
  title: string;
  /** Canonical path of the HTML page, decoded. */
  url: string;
  locale: Locale;
  /** Language of the text: English on pages that other locales show too. */
  language: Locale;
  modified: string | null;
  /** All sections of the page in order, also when one was chosen. */
  sections: TwinSection[];
  isMissingSection: boolean;
}

export interface TwinsService {
  /** Finds the page at this path (any case, without `.md`) and renders it as Markdown. */
  findTwin(url: string, options?: TwinOptions): Twin | null;
  /**
   * Renders the text for a missing page: its translations and similar pages; for a missing section,
   * the page's sections.
   */
  renderMissing(url: string, section: string | null): string;
  /** Lists the code of a page in order, with that of its live samples; null without such a page. */
  listExamples(url: string): TwinExample[] | null;
}
