import type { Baseline } from "~/domain/baseline";

export interface BrowserSupport {
  name: string;
  /** Suffix of the icon's class. */
  icon: "chrome" | "edge" | "firefox" | "safari";
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
