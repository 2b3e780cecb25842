import type { InterfaceMessageId } from "../locales/message-ids";
import type { Area } from "./area";
import type { BadgedEntry } from "./new-feature-badges";
import type { Hydration } from "./page-start";

/** The variables by which an operator switches parts of the site off. */
export interface FeatureFlags {
  PLUS_ENABLED: boolean;
  ADS_ENABLED: boolean;
  NEWSLETTER_ENABLED: boolean;
  OBSERVATORY_ENABLED: boolean;
}

/** A part of the site that has addresses of its own. A missing column means no, or the usual. */
export interface Section {
  name: string;
  /**
   * The path below the locale, lower-case, without a slash at the end; empty for the home page.
   * Everything below it belongs to the section, unless a longer path of another one fits.
   */
  path?: string;
  /** Its addresses of the API, each in its one form; a segment with a colon stands for any. */
  api?: readonly string[];
  /** True until the site serves it: no link leads there, and its addresses are 404. */
  isPlanned?: true;
  /** Switches it off. */
  flag?: keyof FeatureFlags;

  /**
   * The locales that have it: all when missing. `each-page` when every page has its own, `none`
   * for forms, which no rule of languages moves.
   */
  locales?: "english" | "each-page" | "none";
  /** Whether its URLs end in a slash. */
  hasSlash?: true;
  /** Whether its path without a locale leads to the reader's language. */
  isFoundWithoutLocale?: true;
  /** The route that shows its pages in place of another document, without loading one. */
  inPlaceRoute?: string;
  /** When React takes its pages over; on intent when missing. */
  hydrate?: Hydration;

  /** Decides the accent colour; `web` when missing. */
  area?: Area;
  menu?: readonly MenuPlace[];
  footer?: FooterPlace;
  /** Whether links lead there only while the content has the page. */
  needsPage?: true;
  /** Which single pages of the content it takes. */
  singlePages?: "all" | "overview" | "below";

  /** Label of its requests in the metrics; they count as `page` when missing. */
  metric?: string;
  /** Whether the sitemap lists its address; pages of the content are listed by their kind. */
  isListed?: true;
  /** Makes it a topic of search: its place among the sections. The label is `menu-{name}`. */
  topic?: number;
  /** Screens without content, by what follows the section's path (server contract, 16). */
  screens?: Readonly<Record<string, Screen>>;
}

/** Panels of the main menu that sections stand in. */
export type MenuPanelId = "menu-plus" | "menu-tools";

export interface SectionLink {
  /** What follows the section's path; a page of its own. */
  below?: string;
  /** A reader who is on the page already is led to this part of it. */
  anchor?: string;
  /** Links the English page from every language, though others may exist. */
  isEnglish?: true;
}

export type MenuPlace = SectionLink &
  (
    | {
        panel: MenuPanelId;
        /** The label; its description is `{id}-about`. */
        id: DescribedId;
        /** Place in the panel, counted from 0; the end when missing. */
        at?: number;
        /** Marks news until the reader has been there. */
        dot?: BadgedEntry;
        /** Shown to signed-in readers only. */
        isPersonal?: true;
      }
    /** A link of its own, beside the panels. */
    | { panel?: never; id: InterfaceMessageId; isNew?: true }
  );

/** The ids of labels that have a description beside them. */
export type DescribedId =
  Extract<InterfaceMessageId, `${string}-about`> extends infer About
    ? About extends `${infer Id}-about`
      ? Extract<InterfaceMessageId, Id>
      : never
    : never;

/** Columns of the footer. */
export type FooterGroupId =
  "footer-site" | "footer-support" | "footer-communities" | "footer-developers";

export interface FooterPlace {
  group: FooterGroupId;
  id: InterfaceMessageId;
  /** Place in the column, counted from 0; the end when missing. */
  at?: number;
}

/** A screen without content of its own, as its JSON twin describes it (server contract, 16). */
export interface Screen {
  /** English, as in the public builder's tables. */
  pageTitle: string;
  renderer: `Spa${string}`;
  noIndexing?: true;
  /** Listed nowhere, though its links are followed. */
  onlyFollow?: true;
}
