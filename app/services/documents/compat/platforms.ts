import type { CompatBrowser } from "~/domain/compat/compat";

export interface PlatformGroup {
  platform: CompatBrowser["type"];
  browsers: CompatBrowser[];
}

/** Groups adjacent browsers by platform, because the columns are sorted by platform. */
export function groupByPlatform(browsers: readonly CompatBrowser[]): PlatformGroup[] {
  const groups: PlatformGroup[] = [];
  for (const browser of browsers) {
    const last = groups.at(-1);
    if (last?.platform === browser.type) last.browsers.push(browser);
    else groups.push({ platform: browser.type, browsers: [browser] });
  }
  return groups;
}
