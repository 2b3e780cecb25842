import type { Baseline } from "~/domain/compat/baseline";

export interface BrowserVersion {
  name: string;
  icon: BrowserSupport["icon"];
  /** Null when this browser does not have the feature. */
  version: string | null;
}

export interface BrowserSupport {
  name: string;
  /** Its drawing: what stands behind `bc-b-` in the class (ui/compat-table/browsers.css). */
  icon: string;
  supported: boolean;
}

/** The core browsers by engine. A browser with a mobile edition needs support in both. */
const ENGINES = [
  [
    { name: "Chrome", icon: "chrome", ids: ["chrome", "chrome_android"] },
    { name: "Edge", icon: "edge", ids: ["edge"] },
  ],
  [{ name: "Firefox", icon: "firefox", ids: ["firefox", "firefox_android"] }],
  [{ name: "Safari", icon: "safari", ids: ["safari", "safari_ios"] }],
] as const;

/** The browsers that the Baseline box shows, grouped by engine. */
export function listBrowserGroups(support: Baseline["support"]): BrowserSupport[][] {
  return ENGINES.map((browsers) =>
    browsers.map(({ name, icon, ids }) => ({
      name,
      icon,
      supported: ids.every((id) => support[id] !== undefined),
    })),
  );
}

/** Every edition of these browsers, by the names that compatibility tables give them. */
const EDITIONS = [
  { id: "chrome", name: "Chrome", icon: "chrome" },
  { id: "edge", name: "Edge", icon: "edge" },
  { id: "firefox", name: "Firefox", icon: "firefox" },
  { id: "safari", name: "Safari", icon: "safari" },
  { id: "chrome_android", name: "Chrome Android", icon: "chrome_android" },
  { id: "firefox_android", name: "Firefox for Android", icon: "firefox_android" },
  { id: "safari_ios", name: "Safari on iOS", icon: "safari_ios" },
] as const;

/** Since which version each edition has the feature. */
export function listBrowserVersions(support: Baseline["support"]): BrowserVersion[] {
  return EDITIONS.map(({ id, name, icon }) => ({
    name,
    icon,
    version: support[id]?.replace(/^\D+/, "") ?? null,
  }));
}
