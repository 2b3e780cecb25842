import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { WrittenPackage } from "../../compiler/packages/write-packages";
import { createRandom } from "../support/create-random";
import { pack, releaseTexts } from "../support/e2e-packed-store";
import { benchOfflineBrowser } from "./bench-offline-browser";

/** Titles that are searched for, once each, so that many blocks are not in memory. */
const QUERIES = 300;
const CHANGED_PAGES = 50;
const BYTES_PER_KILOBYTE = 1000;

/**
 * Content packages of a store: sizes, time to write them, a day with changed pages, and the English
 * one in a browser (bench-offline-browser). Needs a build.
 */
export async function benchOffline(dataDir: string): Promise<Record<string, unknown>> {
  const ownDir = mkdtempSync(join(tmpdir(), "bench-offline-"));
  try {
    cpSync(join(dataDir, STORE_FILE_NAME), join(ownDir, STORE_FILE_NAME), {
      dereference: true,
    });
    const before = process.cpuUsage();
    const started = performance.now();
    const english = findEnglish(pack(ownDir));
    const seconds = (performance.now() - started) / 1000;
    const { user } = process.cpuUsage(before);
    const pages = listPages(ownDir);
    let difference = Number.NaN;
    const figures = await benchOfflineBrowser(ownDir, {
      queries: pickSome(pages, QUERIES).map(({ title }) => title),
      release() {
        const urls = pickSome(pages, CHANGED_PAGES).map(({ url }) => url);
        const edit = (json: string) => json.replace(/<p>/, () => "<p>Changed today. ");
        difference = findEnglish(releaseTexts(ownDir, urls, edit))?.differences[0] ?? NaN;
      },
    });
    return {
      "time of all packages (s)": Math.round(seconds),
      "processor time of all packages (s)": Math.round(user / 1e6),
      "documents of the English one": pages.length,
      "size of the English one (kB)": toKilobytes(english?.bytes ?? Number.NaN),
      [`difference of ${CHANGED_PAGES} pages (kB)`]: toKilobytes(difference),
      ...figures,
    };
  } finally {
    rmSync(ownDir, { recursive: true });
  }
}

function findEnglish(packages: readonly WrittenPackage[]): WrittenPackage | undefined {
  return packages.find(({ locale, area }) => locale === "en-US" && area === "all");
}

function listPages(dataDir: string) {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  try {
    return store.listSearchPages("en-US");
  } finally {
    store.close();
  }
}

/** The same ones in each run. */
function pickSome<Item>(items: readonly Item[], count: number): Item[] {
  const random = createRandom(7);
  const shuffled = items.map((item) => ({ item, at: random() }));
  return shuffled
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / BYTES_PER_KILOBYTE);
}
