import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { createSearchService } from "~/services/search/index.server";
import { openPackageBrowser } from "../support/packed-site";
import { benchOfflineBrowser } from "./bench-offline-browser";
import { writePackages } from "../../compiler/packages/write-packages";

const QUERIES = ["flexbox", "grid layout", "array map", "fetch", "how to center a div"];
const ROUNDS = 40;

/**
 * Content packages of a store: sizes, time to write them, full searches over the English one, and all
 * of it in a browser (bench-offline-browser). Needs a build.
 */
export async function benchOffline(dataDir: string): Promise<Record<string, unknown>> {
  const outFolder = mkdtempSync(join(tmpdir(), "bench-offline-"));
  try {
    const before = process.cpuUsage();
    const written = writePackages({
      ...{ storeFile: join(dataDir, STORE_FILE_NAME), outFolder, now: () => new Date() },
    });
    const { user } = process.cpuUsage(before);
    const english = written.find(
      ({ locale, area }) => locale === "en-US" && area === "all",
    );
    return {
      "packages written": written.length,
      "processor seconds": user / 1e6,
      "English, all pages (MB)": (english?.bytes ?? 0) / 1e6,
      ...(await benchSearches(outFolder)),
      ...(await benchOfflineBrowser(dataDir, outFolder, QUERIES)),
    };
  } finally {
    rmSync(outFolder, { recursive: true });
  }
}

async function benchSearches(folder: string) {
  const browser = await openPackageBrowser({ folder });
  const started = performance.now();
  await browser.updater.update();
  const installed = performance.now() - started;
  const { store, settle } = await browser.openContent();
  const { find } = createSearchService({ store: () => store });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const query of QUERIES) {
      const start = performance.now();
      await settle(() => find({ query, locale: "en-US", topic: null, count: 10 }));
      // The first round builds the index of titles and loads the blocks.
      if (round > 0) times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  return {
    "received and checked (ms)": Math.round(installed),
    "search, median (ms)": times[Math.floor(times.length / 2)],
    "search, 99th percentile (ms)": times[Math.floor(times.length * 0.99)],
  };
}
