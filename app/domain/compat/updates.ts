import { DEFAULT_LOCALE, type Locale } from "../locales/locale";
import type { InterfaceText } from "../text/strings";

/** Engines that the data set names and the API may tell, in the order of their bits. */
export const ENGINES = [
  "blink",
  "gecko",
  "webkit",
  "trident",
  "edgehtml",
  "presto",
] as const;
export type Engine = (typeof ENGINES)[number];

export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  blink: "Blink",
  gecko: "Gecko",
  webkit: "WebKit",
  trident: "Trident",
  edgehtml: "EdgeHTML",
  presto: "Presto",
};

/** Stands in the API for an engine that the data set does not name; no screen shows it. */
export const UNKNOWN_ENGINE = "Unknown";

/** English names of technologies by the first part of feature keys. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  api: "Web APIs",
  css: "CSS",
  html: "HTML",
  http: "HTTP",
  javascript: "JavaScript",
  manifests: "Manifests",
  mathml: "MathML",
  mediatypes: "Media types",
  svg: "SVG",
  webassembly: "WebAssembly",
  webdriver: "WebDriver",
  webextensions: "Web Extensions",
};

/** Name of a technology in the language of a text: most are the same in all, two are common nouns. */
export function nameCategory(id: string, text: InterfaceText): string {
  if (id === "manifests" || id === "mediatypes") return text(`updates-category-${id}`);
  return CATEGORY_NAMES[id] ?? id;
}

/** Path of the page of one release. */
export function toReleasePath(
  locale: Locale,
  { browser, version }: Pick<UpdateRelease, "browser" | "version">,
): string {
  return `/${locale}/plus/updates/${browser}/${version}`;
}

/** Finds the page of a feature in a language, else in English; null without either. */
export function findPageUrl(
  page: string | null,
  locale: Locale,
  hasPage: (url: string) => boolean,
): string | null {
  if (page === null) return null;
  const urls = [locale, DEFAULT_LOCALE].map((each) => `/${each}${page}`);
  return urls.find(hasPage) ?? null;
}

export interface FeatureStatus {
  deprecated: boolean;
  experimental: boolean;
  standardTrack: boolean;
}

/** A feature that some release added or removed, on a day. */
export interface UpdatedFeature extends FeatureDetails {
  /** Engines of which some release up to that day has it without flag, prefix or limit. */
  engines: Engine[];
}

/** As compiled, for any day. */
export interface CompiledFeature extends FeatureDetails {
  /** ISO dates of the first releases that have it without flag, prefix or limit, by their engines. */
  engineDates: Partial<Record<Engine, string>>;
}

interface FeatureDetails {
  /** Key in the compatibility data: `api.AbortController`. */
  path: string;
  /** Path of its page without the locale (`/docs/Web/...`), or of its nearest ancestor's. */
  page: string | null;
  /** Its own page, as the data set names it; null where only an ancestor has one. */
  mdnUrl: string | null;
  sourceFile: string;
  specUrl: string | null;
  status: FeatureStatus | null;
}

export interface UpdateRelease {
  /** Id in the compatibility data: `firefox_android`. */
  browser: string;
  version: string;
  engine: string;
  engineVersion: string;
  /** ISO date. */
  date: string;
  /** Indexes into `features`, in the order of their paths. */
  added: number[];
  removed: number[];
}

/** A feature of web-features that reached Baseline. */
export interface BaselineChange {
  /** ISO date. */
  date: string;
  level: "low" | "high";
  /** Id in web-features: `abortable-fetch`. */
  id: string;
  name: string;
  /** One sentence, plain text. */
  description: string;
  /** Path of the page about it without the locale: an overview that the site has, else `keyPage`. */
  page: string | null;
  /** The page that the data names, whether the site has it or not; null without one. */
  keyPage: string | null;
}

/** As compiled, for any site. */
export interface CompiledBaselineChange extends Omit<BaselineChange, "page"> {
  /** Paths of overviews and guides to prefer, best first; a site may lack them. */
  overviews: string[];
}

/** Changes of browsers as compiled, for all releases of the data set, whatever their date. */
export interface CompatUpdates {
  /** Names by id. */
  browsers: Record<string, string>;
  features: CompiledFeature[];
  /** Newest first; releases of one day by the names of their browsers. */
  releases: UpdateRelease[];
  /** Newest first. */
  baseline: CompiledBaselineChange[];
}

export const NO_UPDATES: CompatUpdates = {
  browsers: {},
  features: [],
  releases: [],
  baseline: [],
};
