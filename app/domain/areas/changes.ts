import type { Locale } from "../locales/locale";
import type { FeedLink } from "./feeds";

export const CHANGE_KINDS = ["new", "changed", "baseline"] as const;
/** `new`: a page is new, or browsers support its feature for the first time. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change of a page, or of its feature in browsers. */
export interface SiteChange {
  kind: ChangeKind;
  /** ISO 8601: a day, or a time for an edit. */
  date: string;
  /** Decoded URL of the page; null for a feature of Baseline without one. */
  url: string | null;
  cause: ChangeCause;
}

export type ChangeCause =
  | { type: "edit" }
  /** Names with versions: `Firefox 130`. */
  | { type: "release"; browsers: string[] }
  /** Name and description are English, from web-features. */
  | { type: "baseline"; level: "low" | "high"; name: string; description: string };

/** Path of the list of changes. */
export function toChangesPath(locale: Locale): string {
  return `/${locale}/changes`;
}

/** Path of the Atom feed of the list of changes. */
export function toChangesFeedPath(locale: Locale): string {
  return `${toChangesPath(locale)}/feed`;
}

/** The link to that feed in a head or a list. */
export function toChangesFeedLink(locale: Locale, title: string): FeedLink {
  return { href: toChangesFeedPath(locale), title, type: "application/atom+xml" };
}
