import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import { signIn } from "../support/e2e-sign-in";
import { median, openBrowser } from "./open-browser";
import { startServer } from "./start-server";

const SETTINGS = "/en-US/plus/settings";
const INSTALL_LIMIT_MILLISECONDS = 600_000;
/** Pages that are opened first, each by a worker that was stopped. */
const FIRST_PAGES = [
  "/en-US/docs/Web/CSS",
  "/en-US/docs/Web/HTML",
  "/en-US/docs/Web/API",
  "/en-US/docs/Web/CSS/Guides",
  "/en-US/docs/Web/JavaScript",
];
const FIRST_ROUNDS = 3;
const SEARCH_ROUNDS = 20;

/**
 * The English package in a browser: time to install it, the first page of a worker that was
 * stopped, without a network, and searches. Needs a build and packages in `packagesDir`.
 */
export async function benchOfflineBrowser(
  dataDir: string,
  packagesDir: string,
  queries: readonly string[],
): Promise<Record<string, unknown>> {
  const ownDir = mkdtempSync(join(tmpdir(), "bench-offline-browser-"));
  cpSync(join(dataDir, STORE_FILE_NAME), join(ownDir, STORE_FILE_NAME));
  cpSync(packagesDir, join(ownDir, PACKAGES_FOLDER), { recursive: true });
  const server = await startServer(ownDir);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    const installed = await install(page);
    await context.setOffline(true);
    return { "installed (s)": installed, ...(await measureReading(page, queries)) };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(ownDir, { recursive: true });
  }
}

/** Seconds from the button to the end of the update. */
async function install(page: Page): Promise<number> {
  await signIn(page, "mdn_plus_5m", SETTINGS);
  await page.getByRole("switch", { name: "Offline Storage" }).click();
  const button = page.getByRole("button", { name: "Download", exact: true });
  await button.waitFor();
  const started = performance.now();
  await button.click();
  await page.getByText("Up to date").waitFor({ timeout: INSTALL_LIMIT_MILLISECONDS });
  return (performance.now() - started) / 1000;
}

async function measureReading(page: Page, queries: readonly string[]) {
  const first: number[] = [];
  const next: number[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send("ServiceWorker.enable");
  for (let round = 0; round < FIRST_ROUNDS; round += 1)
    for (const path of FIRST_PAGES) {
      await page.goto("about:blank");
      await tools.send("ServiceWorker.stopAllWorkers");
      first.push(await openPage(page, path));
      next.push(await openPage(page, `${path}?again`));
    }
  const times: number[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1)
    for (const query of queries) {
      const time = await page.evaluate(timeSearch, query);
      // The first round builds the index of titles and loads the blocks.
      if (round > 0) times.push(time);
    }
  times.sort((a, b) => a - b);
  return {
    "first page of a stopped worker, median (ms)": median(first),
    "first page of a stopped worker, slowest (ms)": Math.max(...first),
    "page of a running worker, median (ms)": median(next),
    "search page, median (ms)": median(times),
    "search page, 99th percentile (ms)": times[Math.floor(times.length * 0.99)],
  };
}

/** Milliseconds from the navigation to the last byte of the page. */
async function openPage(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming).responseEnd;
  });
}

async function timeSearch(query: string): Promise<number> {
  const started = performance.now();
  await (await fetch(`/en-US/search?q=${encodeURIComponent(query)}`)).text();
  return performance.now() - started;
}
