// Finds the Chromiums of the browser tests (install-browser.mjs brings them).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const CHROMIUM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Returns launch options for Playwright: CHROMIUM_PATH, an installed browser or Playwright's download, the
 * first there is; null where there is none. Changes nothing, because tools that only read the tests'
 * configuration call it.
 *
 * @returns {{ executablePath: string } | { channel: "chromium" } | null}
 */
export function findBrowser() {
  const path =
    process.env["CHROMIUM_PATH"] || CHROMIUM.find((known) => existsSync(known));
  if (path) return { executablePath: path };
  return hasPlaywrightsOwn() ? { channel: "chromium" } : null;
}

/**
 * Returns the same browser without windows, which takes a third less of the processor for a page;
 * the whole one where there is none. It has no back/forward cache.
 *
 * @returns {{ executablePath: string } | { channel: "chromium" } | {} | null}
 */
export function findHeadlessShell() {
  const browser = findBrowser();
  if (!browser || process.env["CHROMIUM_PATH"]) return browser;
  // Playwright launches its own shell where nothing is named.
  if ("channel" in browser) return {};
  return hasHeadlessShell() ? { executablePath: HEADLESS_SHELL } : browser;
}

/** True when the distribution's package of the shell is installed. */
export function hasHeadlessShell() {
  return existsSync(HEADLESS_SHELL);
}

/** False also for a download that lacks system libraries. */
function hasPlaywrightsOwn() {
  const path = chromium.executablePath();
  return existsSync(path) && spawnSync(path, ["--version"]).status === 0;
}
