import { defineConfig } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./cli/test/find-browser.mjs";
import {
  FIXTURE_SITE,
  SHIPPED_SITE,
  toDatabaseUrl,
  toDataDir,
  toOrigin,
  type E2eSite,
} from "./tests/support/e2e-servers";
import { WHOLE_BROWSER } from "./tests/support/e2e-test";

/** Required in containers, without effect on pages. */
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--in-process-gpu",
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./cli/test/install-browser.mjs",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  // The second attempt is listed as flaky: it keeps a slow machine from failing the whole run, and
  // names the test to mend.
  retries: 1,
  timeout: 60_000,
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: toOrigin(FIXTURE_SITE),
    // They would outlive a test in the shared context; offline.e2e.ts opens its own.
    serviceWorkers: "block",
    // Clears the context between tests instead of creating a new one, which takes a quarter of the
    // time.
    reuseContext: true,
  },
  projects: [
    {
      name: "shell",
      grepInvert: new RegExp(WHOLE_BROWSER.tag),
      use: { launchOptions: { args: CHROMIUM_ARGS, ...findHeadlessShell() } },
    },
    {
      name: "whole browser",
      grep: new RegExp(WHOLE_BROWSER.tag),
      use: { launchOptions: { args: CHROMIUM_ARGS, ...findBrowser() } },
    },
  ],
  // Started one after the other, so that the second finds the app built.
  webServer: [toServer(FIXTURE_SITE), toServer(SHIPPED_SITE)],
});

function toServer(site: E2eSite) {
  const { port, contentRoot = "" } = site;
  return {
    // Playwright removes the folder first, and a server makes none for its DATABASE_URL.
    command: `node -e "fs.mkdirSync('test-results',{recursive:true})" && node cli/start.mjs`,
    url: `${toOrigin(site)}/en-US/`,
    env: {
      PORT: String(port),
      DATA_DIR: toDataDir(site),
      DATABASE_URL: toDatabaseUrl(site),
      CONTENT_ROOT: contentRoot,
      // The fixture site has one page per situation, and no generated ones.
      PLATFORM_REFERENCE: contentRoot === "" ? "on" : "off",
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      // All tests share one client address.
      RATE_LIMITS: "off",
      // The scanner is tried on the site itself.
      OBSERVATORY_ALLOW_PRIVATE: "127.0.0.0/8,::1",
    },
    timeout: 180_000,
    reuseExistingServer: false,
  };
}
