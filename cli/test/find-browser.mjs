// Finds or installs a Chromium for the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of an installed Chromium; null when Playwright's own is installed. Tries an
 * installed browser, Playwright's download and the distribution's package, in this order.
 *
 * @returns {string | null}
 */
export function findBrowser() {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) return chosen;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  if (bringPlaywrightsOwn()) return null;
  if (run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "chromium"]))
    return findInstalled();
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
}

/** Returns false when the download fails, or when the browser lacks system libraries. */
function bringPlaywrightsOwn() {
  const path = chromium.executablePath();
  if (!existsSync(path) && !run("npx", ["playwright", "install", "chromium"]))
    return false;
  return spawnSync(path, ["--version"]).status === 0;
}

function findInstalled() {
  const installed = INSTALLED.find((path) => existsSync(path));
  if (!installed)
    throw new Error("Chromium was installed, but is not where it should be.");
  return installed;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}
