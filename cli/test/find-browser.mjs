// Finds or installs the Chromiums of the browser tests.
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
 * Returns what Playwright launches: CHROMIUM_PATH, an installed browser, Playwright's download or
 * the distribution's package, the first there is.
 *
 * @returns {{ executablePath: string } | { channel: "chromium" }}
 */
export function findBrowser() {
  const path = process.env["CHROMIUM_PATH"] || findInstalled();
  if (path) return { executablePath: path };
  if (bringPlaywrightsOwn()) return { channel: "chromium" };
  bringPackages("chromium", "chromium-headless-shell");
  const brought = findInstalled();
  if (brought) return { executablePath: brought };
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
}

/**
 * Returns the same browser without windows, which takes a third less of the processor for a page;
 * the whole one where there is none. It has no back/forward cache.
 *
 * @returns {{ executablePath: string } | { channel: "chromium" } | {}}
 */
export function findHeadlessShell() {
  const browser = findBrowser();
  if (process.env["CHROMIUM_PATH"]) return browser;
  // Playwright launches its own shell where nothing is named.
  if ("channel" in browser) return {};
  // A machine of CI may have Chromium alone.
  if (!existsSync(HEADLESS_SHELL) && process.env["CI"])
    bringPackages("chromium-headless-shell");
  return existsSync(HEADLESS_SHELL) ? { executablePath: HEADLESS_SHELL } : browser;
}

function findInstalled() {
  return CHROMIUM.find((path) => existsSync(path));
}

/** Returns false when the download fails, or when the browser lacks system libraries. */
function bringPlaywrightsOwn() {
  const path = chromium.executablePath();
  if (!existsSync(path) && !run("npx", ["playwright", "install", "chromium"]))
    return false;
  return spawnSync(path, ["--version"]).status === 0;
}

/** @param {string[]} names */
function bringPackages(...names) {
  if (run("apt-get", ["update"])) run("apt-get", ["install", "-y", ...names]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}
