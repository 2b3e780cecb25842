import { LARGE_PAGES } from "./large-pages";
import { openBrowser, slowDown } from "./open-browser";
import { median } from "./figures";
import { startServer } from "./start-server";

const ROUNDS = 3;

/** In the page: a text, because the loader of this program adds helpers to functions. */
const READ = `(() => {
  const paints = performance.getEntriesByType("paint");
  const shifts = performance.getEntriesByType("layout-shift");
  return {
    elements: document.querySelectorAll("*").length,
    "sidebar's": document.querySelectorAll("#sidebar-quicklinks *").length,
    "article's": document.querySelectorAll("#article-body *").length,
    "first paint, ms": paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0,
    "long tasks, ms": window.longTasks,
    "layout shift": window.shifts,
  };
})()`;
const WATCH = `window.longTasks = 0; window.shifts = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks += duration - 50;
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value;
}).observe({ type: "layout-shift", buffered: true });`;

/** Elements, first paint, blocking time and layout shift of large pages, on a slow phone. */
export async function benchDom(dataDir: string) {
  const [server, browser] = await Promise.all([startServer(dataDir), openBrowser()]);
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const path of LARGE_PAGES) {
      const rounds: Record<string, number>[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
        });
        const page = await context.newPage();
        await page.addInitScript(WATCH);
        await slowDown(page);
        await page.goto(server.origin + path);
        await page.waitForLoadState("networkidle");
        rounds.push(await page.evaluate<Record<string, number>>(READ));
        await context.close();
      }
      const names = Object.keys(rounds[0] ?? {});
      rows[path] = Object.fromEntries(
        names.map((name) => {
          const value = median(rounds.map((round) => round[name] ?? 0));
          return [name, Math.round(value * 1000) / 1000];
        }),
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}
