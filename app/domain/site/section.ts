import type { InterfaceMessageId } from "../locales/message-ids";
import type { Area } from "./area";
import type { BadgedEntry } from "./new-feature-badges";
import type { Hydration } from "./hydration-data";

/** Configuration variables that switch sections off. */
export interface FeatureFlags {
  PLUS_ENABLED: boolean;
  AI_HELP_ENABLED: boolean;
  ADS_ENABLED: boolean;
  NEWSLETTER_ENABLED: boolean;
  OBSERVATORY_ENABLED: boolean;
  OFFLINE_ENABLED: boolean;
  /** Folder of archives; false or undefined where there are none. */
  DOWNLOADS_DIR?: string | boolean | undefined;
  TELEMETRY_ENABLED: boolean;
}

/** A part of the site with URLs of its own. A missing column means no, or the default. */
export interface Section {
  name: string;
  /**
   * Path below the locale, in lower case, without trailing slash; empty for the home
   * page. All paths below it belong to the section, unless a longer path of another
   * section matches.
   */
  path?: string;
  /**
   * API paths of the section, in canonical form; a segment that starts with a colon
   * matches any segment.
   */
  api?: readonly string[];
  /** Whether pages of every origin may call its API, which then knows no session. */
  isApiPublic?: true;
  /** Variables, each of which switches the section off alone. */
  flag?: keyof FeatureFlags | readonly (keyof FeatureFlags)[];

  /**
   * Locales of the section; all when missing. `each-page`: each page has its own. `none`:
   * for forms, to which locale redirects do not apply.
   */
  locales?: "english" | "each-page" | "none";
  /** Whether its URLs end with a slash. */
  hasSlash?: true;
  /** Whether its path without a locale redirects to the reader's language. */
  isFoundWithoutLocale?: true;
  /** Route that client navigation can show in place of another document. */
  inPlaceRoute?: string;
  /** Time of hydration of pages that are the same for all readers; on intent when missing. */
  hydrate?: Hydration;

  /** Accent colour; `web` when missing. */
  area?: Area;
  menu?: readonly MenuPlace[];
  footer?: FooterPlace;
  /** Whether links to the section require that the content has its page. */
  needsPage?: true;
  /** Generic pages of the content that belong to the section. */
  singlePages?: "all" | "overview" | "below";

  /** Pages that exist as Markdown too. Held to `twin-path.ts`, which browsers load, by its test. */
  hasTwins?: "all" | "below";
  /**
   * Whether its pages have files beside them, which code on them uses. Held to `runner-path.ts`, which
   * browsers load, by its test.
   */
  hasSamples?: true;
  /**
   * Whether browsers load its pages ahead: they are the same for all anonymous readers and change nothing.
   * Held to `prefetch-hint.ts`, which browsers load, by its test.
   */
  isPrefetched?: true;
  /** Whether a full address of its pages in an answer of AI Help leads to this site. */
  isLinkedByAnswers?: true;
  /** Whether the page cache keeps its overview; when missing, whether it is a page of the content. */
  isOverviewKept?: boolean;

  /** Label of its requests in metrics; `page` when missing. */
  metric?: string;
  /** Whether the sitemap lists its URL; pages of the content are listed by their kind. */
  isListed?: true;
  /**
   * Makes the section a search topic, at this position among the sections. The label is
   * `menu-{name}`.
   */
  topic?: number;
  /** Screens without content, by path below the section's (server contract, 16). */
  screens?: Readonly<Record<string, Screen>>;
}

/** Panels of the main menu that contain sections. */
export type MenuPanelId = "menu-plus" | "menu-tools";

export interface SectionLink {
  /** Path below the section's, for a page of its own. */
  below?: string;
  /** Fragment to link to while the reader is on the page itself. */
  anchor?: string;
  /** Links the English page from every language, even if other versions exist. */
  isEnglish?: true;
}

export type MenuPlace = SectionLink &
  (
    | {
        panel: MenuPanelId;
        /** Id of the label; the description's is `{id}-about`. */
        id: DescribedId;
        /** Position in the panel, 0-based; the end when missing. */
        at?: number;
        /** Badge that announces news until the reader's first visit. */
        dot?: BadgedEntry;
        /** Shown to signed-in readers only. */
        isPersonal?: true;
      }
    /** A link beside the panels. */
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
  | "footer-site"
  | "footer-support"
  | "footer-communities"
  | "footer-developers";

export interface FooterPlace {
  group: FooterGroupId;
  id: InterfaceMessageId;
  /** Position in the column, 0-based; the end when missing. */
  at?: number;
}

/** A screen without content of its own, as in its JSON version (server contract, 16). */
export interface Screen {
  /** English, as in the public builder's tables; `{site}` is the site's name. */
  pageTitle: string;
  renderer: `Spa${string}`;
  noIndexing?: true;
  /** Sets `onlyFollow` of the JSON version: not indexed, but its links are followed. */
  onlyFollow?: true;
}
