import type { Baseline } from "~/domain/compat/baseline";

export interface BrowserVersion {
  name: string;
  icon: BrowserSupport["icon"];
  /** Null when this browser does not support the feature. */
  version: string | null;
}

export interface BrowserSupport {
  name: string;
  /** Icon name: suffix of the class `bc-b-` (ui/compat-table/browsers.css). */
  icon: string;
  supported: boolean;
}

/** Core browsers by engine. A browser with a mobile edition needs support in both. */
const ENGINES = [
  [
    { name: "Chrome", icon: "chrome", ids: ["chrome", "chrome_android"] },
    { name: "Edge", icon: "edge", ids: ["edge"] },
  ],
  [{ name: "Firefox", icon: "firefox", ids: ["firefox", "firefox_android"] }],
  [{ name: "Safari", icon: "safari", ids: ["safari", "safari_ios"] }],
] as const;

/** Support by the core browsers, grouped by engine. */
export function listBrowserGroups(support: Baseline["support"]): BrowserSupport[][] {
  return ENGINES.map((browsers) =>
    browsers.map(({ name, icon, ids }) => ({
      name,
      icon,
      supported: ids.every((id) => support[id] !== undefined),
    })),
  );
}

/** All editions of these browsers, named as in compatibility tables. */
const EDITIONS = [
  { id: "chrome", name: "Chrome", icon: "chrome" },
  { id: "edge", name: "Edge", icon: "edge" },
  { id: "firefox", name: "Firefox", icon: "firefox" },
  { id: "safari", name: "Safari", icon: "safari" },
  { id: "chrome_android", name: "Chrome Android", icon: "chrome_android" },
  { id: "firefox_android", name: "Firefox for Android", icon: "firefox_android" },
  { id: "safari_ios", name: "Safari on iOS", icon: "safari_ios" },
] as const;

/** First supporting version of each edition. */
export function listBrowserVersions(support: Baseline["support"]): BrowserVersion[] {
  return EDITIONS.map(({ id, name, icon }) => ({
    name,
    icon,
    version: support[id]?.replace(/^\D+/, "") ?? null,
  }));
}
