import type { Locator, Page } from "playwright";
import { LARGE_PAGES } from "./large-pages";
import { openBrowser, slowProcessor } from "./open-browser";
import { median } from "./figures";
import { startServer } from "./start-server";

const ROUNDS = 3;
/** A slow processor needs that long to draw what has come into sight. */
const SETTLE_MILLISECONDS = 1_500;
/** Between letters, as quick writers type. */
const LETTER_MILLISECONDS = 200;

/** Acts of readers. */
const ACTS: Record<string, (page: Page) => Promise<void>> = {
  async "open a history"(page) {
    await press(page.locator(".bc-table td details > summary").first());
  },
  async "filter the sidebar"(page) {
    await press(page.locator("#sidebar-filter"));
    // The rules load with the first letter.
    for (const letter of "anima") {
      await page.keyboard.press(letter);
      await page.waitForTimeout(LETTER_MILLISECONDS); // the writer's pace is what is measured
    }
  },
  async "choose browsers"(page) {
    await press(page.locator(".bc-choice summary").first());
    await press(page.locator(".bc-choice input[type=checkbox]").first());
  },
  async "switch the theme"(page) {
    await press(page.locator("details:has(button[name=theme]) > summary"));
    await press(page.locator("button[name=theme][value=dark]"));
  },
};

/**
 * Presses what has been in sight for a while, as readers do, with the pointer on it. Not by `click()`, which
 * looks for the element at that place again while the press is handled.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  const page = target.page();
  await page.waitForTimeout(SETTLE_MILLISECONDS); // parts that came into sight are drawn first
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLE_MILLISECONDS); // late frames belong to the act
}

/** A text, because the loader of this program adds helpers to functions. */
const WATCH = `window.longest = 0;
window.slow = [];
new PerformanceObserver((list) => {
  for (const { name, duration, interactionId } of list.getEntries())
    if (interactionId) {
      window.longest = Math.max(window.longest, duration);
      window.slow.push(name + " " + duration);
    }
}).observe({ type: "event", durationThreshold: 16, buffered: true });`;

/** Longest delay of an interaction (INP) in ms, with a processor four times slower. */
export async function benchInp(dataDir: string) {
  const [server, browser] = await Promise.all([startServer(dataDir), openBrowser()]);
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const path of LARGE_PAGES) {
      const row: Record<string, number> = {};
      for (const [name, act] of Object.entries(ACTS)) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const context = await browser.newContext({
            viewport: { width: 1280, height: 900 },
          });
          const page = await context.newPage();
          await page.addInitScript(WATCH);
          await page.goto(server.origin + path);
          await page.waitForLoadState("networkidle");
          await slowProcessor(page);
          await act(page);
          await page.waitForTimeout(SETTLE_MILLISECONDS); // entries come after their frame
          if (process.env["BENCH_VERBOSE"])
            console.log(path, name, await page.evaluate("JSON.stringify(window.slow)"));
          times.push(await page.evaluate<number>("window.longest"));
          await context.close();
        }
        row[name] = median(times);
      }
      rows[path] = row;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}
