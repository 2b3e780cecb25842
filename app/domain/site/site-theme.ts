import type { Locale } from "../locales/locale";
import type { Area } from "./area";
import type { FooterGroupId } from "./section";

/** Labels that the site has in all of its languages: `footer-{name}` in app/l10n/interface. */
export const KNOWN_LABELS = [
  ...(["careers", "help", "forum", "chat", "hacks"] as const),
  ...(["privacy", "cookies", "legal", "participation"] as const),
] as const;
export type KnownLabel = (typeof KNOWN_LABELS)[number];

export const SOCIAL_NETWORKS = ["bluesky", "mastodon", "x", "github"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A text of the operator's; the one of en-US stands in where a language has none. */
export type LocalizedText = Partial<Record<Locale, string>> & { "en-US": string };

export interface ThemeLink {
  label: LocalizedText | { known: KnownLabel };
  /** An http or https URL, or a path of the site, in which `{locale}` is the reader's. */
  url: string;
}

/** The operator's look of the site, read from SITE_THEME. All fields have a value without one, too. */
export interface SiteTheme {
  /** URLs of the pictures for a light and a dark header; null: the site's mark and name. */
  logo: { light: string; dark: string } | null;
  icon: { url: string; type: string } | null;
  /** URL of the style sheet with the theme's colours; null without any. */
  styles: string | null;
  menu: { links: readonly ThemeLink[]; hidden: readonly string[] };
  footer: {
    tagline: LocalizedText | null;
    columns: Partial<Record<FooterGroupId, readonly ThemeLink[]>>;
    social: Partial<Record<SocialNetwork, string>>;
    legal: readonly ThemeLink[];
    /** In place of the line about the authors; `{year}` is the current one. */
    copyright: LocalizedText | null;
    /** First year of the line about the authors; null: the current one. */
    firstYear: number | null;
    license: ThemeLink | null;
  };
  services: {
    help: string | null;
    feedback: string | null;
    baselineSurvey: string | null;
    /** Terms of paid plans. */
    terms: string | null;
    /** Repository of the content. */
    repository: string | null;
  };
  /** The operator's own statements on the page for advertisers; none are made without it. */
  advertising: {
    figures: readonly { figure: string; label: string }[];
    audience: string | null;
    contact: string | null;
    guidelines: string | null;
    privacy: string | null;
  };
}

/** Colours of a theme by token of styles/tokens.css, for each scheme. */
export type ThemeColors = Partial<Record<"link" | Area, { light: string; dark: string }>>;

export const NO_THEME: SiteTheme = {
  logo: null,
  icon: null,
  styles: null,
  menu: { links: [], hidden: [] },
  footer: {
    tagline: null,
    columns: {},
    social: {},
    legal: [],
    copyright: null,
    firstYear: null,
    license: null,
  },
  services: {
    help: null,
    feedback: null,
    baselineSurvey: null,
    terms: null,
    repository: null,
  },
  advertising: {
    figures: [],
    audience: null,
    contact: null,
    guidelines: null,
    privacy: null,
  },
};

/** Backgrounds of styles/tokens.css that a theme's colours stand on. */
export const SURFACES = {
  light: {
    bg: "#fff",
    "bg-subtle": "#f6f8fa",
    "bg-raised": "#fff",
    "bg-strong": "#e9edf2",
    "bg-hover": "#eef2f6",
  },
  dark: {
    bg: "#16181d",
    "bg-subtle": "#1c1f25",
    "bg-raised": "#21252c",
    "bg-strong": "#2a2f38",
    "bg-hover": "#272c34",
  },
} as const;

/** Text on a button that is filled with the colour of links. */
export const TEXT_ON_ACCENT = { light: "#fff", dark: "#14161a" } as const;

/** A theme's text in a language. */
export function readLocalized(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text["en-US"];
}

/** The address of a theme's link in a language. */
export function toThemeHref(url: string, locale: Locale): string {
  return url.replaceAll("{locale}", locale);
}
