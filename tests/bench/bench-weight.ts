import { LARGE_PAGES } from "./large-pages";
import { openBrowser } from "./open-browser";
import { startServer } from "./start-server";

const PAGES = [
  "/en-US/",
  "/en-US/docs/Web/CSS/Reference/Properties/float",
  ...LARGE_PAGES,
];
/** After the last lazy request of a page. */
const SETTLE_MILLISECONDS = 1_500;

/** Kilobytes that a cold visit transfers, by kind, before and after a first intent. */
export async function benchWeight(dataDir: string) {
  const [server, browser] = await Promise.all([startServer(dataDir), openBrowser()]);
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const path of PAGES) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      const kinds = new Map<string, string>();
      const sums: Record<string, number> = {};
      session.on("Network.responseReceived", ({ requestId, type, response }) => {
        // Examples are documents of their own, which load when they come into view.
        const isOwn = new URL(response.url).pathname === path || type !== "Document";
        kinds.set(requestId, isOwn ? type : "Frame");
      });
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const kind = kinds.get(requestId) ?? "Other";
        sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
      });
      await page.goto(server.origin + path);
      await page.waitForTimeout(SETTLE_MILLISECONDS);
      const { Document = 0, Stylesheet = 0, Script = 0, Font = 0 } = sums;
      await page.locator('main a[href^="/"]:visible').first().hover();
      await page.keyboard.press("Shift");
      await page.waitForTimeout(SETTLE_MILLISECONDS);
      rows[path] = {
        ...toKilobytes({ Document, Stylesheet, Script, Font }),
        ...toKilobytes({ all: Document + Stylesheet + Script + Font }),
        ...toKilobytes({ "scripts after an intent": sums["Script"] ?? 0 }),
      };
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}

function toKilobytes(bytes: Record<string, number>): Record<string, number> {
  const kilobytes = Object.entries(bytes).map(([kind, value]) => [
    kind,
    Math.round(value / 100) / 10,
  ]);
  return Object.fromEntries(kilobytes) as Record<string, number>;
}
