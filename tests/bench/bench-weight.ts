import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright";
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

/** The server packs a page anew after its first readers. */
const PACK_MILLISECONDS = 3_000;
/** Images of the article are its authors' affair. */
const OWN_IMAGES = "/assets/";

/**
 * Kilobytes that a visit with an empty cache transfers, by kind, before and after a first intent. The first
 * reader of a page gets it packed in less time; those after get what is in the columns without `first`.
 */
export async function benchWeight(dataDir: string) {
  const [server, browser] = await Promise.all([startServer(dataDir), openBrowser()]);
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const path of PAGES) {
      const first = await weigh(browser, server.origin + path);
      await setTimeout(PACK_MILLISECONDS);
      const later = await weigh(browser, server.origin + path);
      rows[path] = toKilobytes({
        "Document, first": first.kinds["Document"] ?? 0,
        "all, first": sum(first.kinds),
        ...later.kinds,
        all: sum(later.kinds),
        "scripts after an intent": later.scripts,
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return rows;
}

async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = {};
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // Examples are documents of their own, which load when they come into view.
    const isOwn = response.url === url || type !== "Document";
    const isForeign =
      type === "Image" && !new URL(response.url).pathname.startsWith(OWN_IMAGES);
    kinds.set(requestId, isOwn && !isForeign ? type : "Other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const { Document = 0, Stylesheet = 0, Script = 0, Font = 0, Image = 0 } = sums;
  await page.locator('main a[href^="/"]:visible').first().hover();
  await page.keyboard.press("Shift");
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  await context.close();
  return {
    kinds: { Document, Stylesheet, Script, Font, Image } as Record<string, number>,
    scripts: sums["Script"] ?? 0,
  };
}

function sum(kinds: Record<string, number>): number {
  return Object.values(kinds).reduce((all, bytes) => all + bytes, 0);
}

function toKilobytes(bytes: Record<string, number>): Record<string, number> {
  const kilobytes = Object.entries(bytes).map(([kind, value]) => [
    kind,
    Math.round(value / 100) / 10,
  ]);
  return Object.fromEntries(kilobytes) as Record<string, number>;
}
