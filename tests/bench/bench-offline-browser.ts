import type { Browser, Page } from "playwright";
import { signIn } from "../support/e2e-sign-in";
import { openBrowser } from "./open-browser";
import { startServer } from "./start-server";
import { median, percentile, round } from "./figures";

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
const FIRST_ROUNDS = 6;
/** A first page after a start has to be there within it. */
const FIRST_LIMIT_MILLISECONDS = 300;
/** The worker prepares the titles in steps after an update, which takes about a second. */
const PREPARED_MILLISECONDS = 5_000;
/** Searches that BENCH_VERBOSE prints. */
const SLOWEST = 12;
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
  const browser = await openBrowser();
  const server = await startServer(dataDir);
  try {
    return roundAll(await measure(browser, server.origin, { queries, release }));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(
  browser: Browser,
  baseURL: string,
  { queries, release }: OfflineReader,
): Promise<Record<string, number | string>> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await switchOn(page);
  await page.evaluate(noteLongTasks);
  const installed = await measureUpdate(page, "Download");
  const longest = await page.evaluate(readLongest);
  const stored = await page.evaluate(() => navigator.storage.estimate());
  release();
  await page.getByRole("button", { name: "Check for updates" }).click();
  const updated = await measureUpdate(page, "Update now");
  await context.setOffline(true);
  const readProcessor = await openProcessorTime(browser);
  return {
    "installed (s)": installed,
    "longest task of the page meanwhile (ms)": longest,
    "storage used (MB)": Math.round((stored.usage ?? 0) / 1e6),
    "updated (s)": updated,
    ...(await measureSearches(page, { queries, readProcessor })),
    ...(await measureQuickSearch(page, queries.slice(0, TYPED_TITLES))),
    ...(await measureFirstPages(page, readProcessor)),
  };
}

/** To a tenth: further digits are noise. */
function roundAll(figures: Record<string, number | string>) {
  const entries = Object.entries(figures).map(([name, value]) => [
    name,
    typeof value === "number" ? round(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, number | string>;
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

/** Processor time of all pages and workers, in milliseconds since the browser's start. */
type ReadProcessor = () => Promise<number>;

async function openProcessorTime(browser: Browser): Promise<ReadProcessor> {
  const tools = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

interface LongTasks {
  longTasks?: number[];
}

function noteLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks } satisfies LongTasks);
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}

/** Milliseconds; 0 when no task took 50, because browsers report longer ones only. */
function readLongest(): number {
  return Math.max(0, ...((globalThis as LongTasks).longTasks ?? []));
}

async function measureFirstPages(page: Page, readProcessor: ReadProcessor) {
  const first: number[] = [];
  const next: number[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send("ServiceWorker.enable");
  let processor = 0;
  for (let round = 0; round < FIRST_ROUNDS; round += 1)
    for (const path of FIRST_PAGES) {
      await page.goto("about:blank");
      await tools.send("ServiceWorker.stopAllWorkers");
      const before = await readProcessor();
      first.push(await openPage(page, path));
      processor += (await readProcessor()) - before;
      next.push(await openPage(page, `${path}?again`));
    }
  const quick = first.filter((time) => time < FIRST_LIMIT_MILLISECONDS);
  return {
    "first page of a stopped worker, median (ms)": median(first),
    "first page of a stopped worker, 95th percentile (ms)": percentile(first, 0.95),
    "first page of a stopped worker, slowest (ms)": Math.max(...first),
    "processor for it and the worker's start (ms)": processor / first.length,
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

interface SearchOptions {
  queries: readonly string[];
  readProcessor: ReadProcessor;
}

/** The first search opens the index of titles; the others come when the worker has prepared them. */
async function measureSearches(page: Page, { queries, readProcessor }: SearchOptions) {
  const first = await page.evaluate(timeSearch, "first");
  await page.waitForTimeout(PREPARED_MILLISECONDS);
  const times: number[] = [];
  const before = await readProcessor();
  for (const query of queries) times.push(await page.evaluate(timeSearch, query));
  if (process.env["BENCH_VERBOSE"]) printSlowest(queries, times);
  return {
    "first search (ms)": first,
    "search page, median (ms)": median(times),
    "search page, 99th percentile (ms)": percentile(times, 0.99),
    "search page, processor (ms)": ((await readProcessor()) - before) / queries.length,
  };
}

/** Prints the slowest searches with their place in the run: those of a start come first. */
function printSlowest(queries: readonly string[], times: readonly number[]): void {
  const slowest = queries
    .map((query, at) => ({ query, at, time: times[at] ?? Number.NaN }))
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST);
  for (const { query, at, time } of slowest)
    console.log(`  ${Math.round(time)} ms, search ${at + 1}: ${query}`);
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
    "quick search, key, 99th percentile (ms)": percentile(times, 0.99),
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
