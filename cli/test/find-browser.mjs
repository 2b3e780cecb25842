// Finds a Chromium for the browser tests, or brings one.
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
 * Path of an installed Chromium; null when Playwright's own is in place. Tries, in this order:
 * what is installed, Playwright's download, the distribution's package.
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

/** False when it can't be had, or is there but lacks the system's libraries that it needs. */
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
