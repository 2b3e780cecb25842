import type { Section } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { Baseline } from "~/domain/compat/baseline";

/** A link in a list, with the text after it. */
export interface TwinLink {
  /** Null: what is listed has no page. */
  url: string | null;
  title: string;
  summary?: string | undefined;
}

/** A list that the page shows besides its own text, such as the posts of the blog. */
export interface TwinList {
  /** Null: the list has no heading. */
  title: string | null;
  links: readonly TwinLink[];
}

/** A page of any kind, reduced to the parts of its twin. */
export interface TwinPage {
  title: string;
  /** Inner HTML of the title; null: the first section has the title. */
  titleHtml: string | null;
  /** Canonical path, decoded. */
  url: string;
  locale: Locale;
  /** Language of the text, which differs from the locale's on English pages of other locales. */
  language: Locale;
  modified: string | null;
  /** Plain text that the page shows above its sections and lists; "" for none. */
  intro: string;
  baseline: Baseline | null;
  /** Facts of the front matter that only this kind of page has. */
  facts: Readonly<Record<string, string | readonly string[] | null>>;
  body: readonly Section[];
  lists: readonly TwinList[];
}
