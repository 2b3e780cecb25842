import type { Page } from "playwright";
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
const FIRST_ROUNDS = 4;
/** A first page after a start has to be there within it. */
const FIRST_LIMIT_MILLISECONDS = 300;
/** Titles that are typed into the quick search, key by key. */
const TYPED_TITLES = 60;

export interface OfflineReader {
  /** Searched for in turn. */
  queries: readonly string[];
  /** Makes another release of the content. */
  release(): void;
}

/**
 * The English package in a browser: time to install and to update it, the first page of a worker that
 * was stopped, without a network, and searches. Needs a build, and packages in the folder of the store.
 */
export async function benchOfflineBrowser(
  dataDir: string,
  { queries, release }: OfflineReader,
): Promise<Record<string, unknown>> {
  const server = await startServer(dataDir);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await switchOn(page);
    const installed = await measureUpdate(page, "Download");
    const stored = await page.evaluate(() => navigator.storage.estimate());
    release();
    await page.getByRole("button", { name: "Check for updates" }).click();
    const updated = await measureUpdate(page, "Update now");
    await context.setOffline(true);
    return {
      "installed (s)": installed,
      "storage used (MB)": Math.round((stored.usage ?? 0) / 1e6),
      "updated (s)": updated,
      ...(await measureFirstPages(page)),
      ...(await measureSearches(page, queries)),
      ...(await measureQuickSearch(page, queries.slice(0, TYPED_TITLES))),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function switchOn(page: Page): Promise<void> {
  await signIn(page, "mdn_plus_5m", SETTINGS);
  await page.getByRole("switch", { name: "Offline Storage" }).click();
}

/** Seconds from the button to the end of the update. */
async function measureUpdate(page: Page, name: string): Promise<number> {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  const started = performance.now();
  await button.click();
  await page.getByText("Up to date").waitFor({ timeout: INSTALL_LIMIT_MILLISECONDS });
  return (performance.now() - started) / 1000;
}

async function measureFirstPages(page: Page) {
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
  const quick = first.filter((time) => time < FIRST_LIMIT_MILLISECONDS);
  return {
    "first page of a stopped worker, median (ms)": median(first),
    "first page of a stopped worker, slowest (ms)": Math.max(...first),
    "first pages in time": `${quick.length} of ${first.length}`,
    "page of a running worker, median (ms)": median(next),
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

/** The first search builds the index of titles. */
async function measureSearches(page: Page, queries: readonly string[]) {
  const first = await page.evaluate(timeSearch, "first");
  const times: number[] = [];
  for (const query of queries) times.push(await page.evaluate(timeSearch, query));
  return {
    "first search (ms)": first,
    "search page, median (ms)": median(times),
    "search page, 99th percentile (ms)": percentile99(times),
  };
}

async function timeSearch(query: string): Promise<number> {
  const started = performance.now();
  await (await fetch(`/en-US/search?q=${encodeURIComponent(query)}`)).text();
  return performance.now() - started;
}

/** Time of each key until the list below the field is there. */
async function measureQuickSearch(page: Page, titles: readonly string[]) {
  await page.goto("/en-US/docs/Web/CSS");
  const field = page.getByRole("searchbox").or(page.getByRole("combobox")).first();
  await field.fill("first");
  await page.getByRole("option").first().waitFor();
  const times: number[] = [];
  for (const title of titles) times.push(...(await field.evaluate(timeKeys, title)));
  return {
    "quick search, key, median (ms)": median(times),
    "quick search, key, 99th percentile (ms)": percentile99(times),
  };
}

function timeKeys(field: HTMLElement | SVGElement, title: string): number[] {
  if (!(field instanceof HTMLInputElement)) return [];
  return Array.from(title, (_, at) => {
    field.value = title.slice(0, at + 1);
    const started = performance.now();
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return performance.now() - started;
  });
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
