// Installs the Chromiums of the browser tests where a machine has none.
import { spawnSync } from "node:child_process";
import { findBrowser, hasHeadlessShell } from "./find-browser.mjs";

/**
 * Tries Playwright's download, then the distribution's packages. Throws an Error that says how to go on when neither
 * can be had. Playwright calls it before the tests too, as its global setup.
 */
export default function installBrowser() {
  const known = findBrowser();
  if (!known) {
    run("npx", ["playwright", "install", "chromium"]);
    if (!findBrowser()) installPackages("chromium", "chromium-headless-shell");
    if (!findBrowser())
      throw new Error(
        "The browser tests need Chromium: install it, or set CHROMIUM_PATH.",
      );
  } else if (isPackage(known) && !hasHeadlessShell() && process.env["CI"]) {
    // A machine of CI may have Chromium alone.
    installPackages("chromium-headless-shell");
  }
}

/** @param {NonNullable<ReturnType<typeof findBrowser>>} browser */
function isPackage(browser) {
  return "executablePath" in browser && !process.env["CHROMIUM_PATH"];
}

/** @param {string[]} names */
function installPackages(...names) {
  if (run("apt-get", ["update"])) run("apt-get", ["install", "-y", ...names]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}
