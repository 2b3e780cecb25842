import type { Page } from "playwright";
import { LARGE_PAGES } from "./large-pages";
import { median, openBrowser, slowProcessor } from "./open-browser";
import { startServer } from "./start-server";

const ROUNDS = 3;
const SETTLE_MILLISECONDS = 700;

/** Acts of readers; each waits for nothing but its own element. */
const ACTS: Record<string, (page: Page) => Promise<void>> = {
  async "open a history"(page) {
    await page.locator(".bc-table td details > summary").first().click();
  },
  async "filter the sidebar"(page) {
    await page.locator("#sidebar-filter").click();
    // The rules load with the first letter.
    for (const letter of "anima") {
      await page.keyboard.press(letter);
      await page.waitForTimeout(SETTLE_MILLISECONDS / 3);
    }
  },
  async "choose browsers"(page) {
    await page.locator(".bc-choice summary").first().click();
    await page.locator(".bc-choice input[type=checkbox]").first().uncheck();
  },
  async "switch the theme"(page) {
    await page.locator("details:has(button[name=theme]) > summary").click();
    await page.locator("button[name=theme][value=dark]").click();
  },
};

/** A text, because the loader of this program adds helpers to functions. */
const WATCH = `window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId) window.longest = Math.max(window.longest, duration);
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
          await page.waitForTimeout(SETTLE_MILLISECONDS);
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
