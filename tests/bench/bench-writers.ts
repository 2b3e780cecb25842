import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readConfig } from "~/config.server";
import { listContentRoots } from "../../cli/content/roots";
import { openBrowser } from "./open-browser";
import { runProgram } from "./run-process";
import { startOn, type BenchServer } from "./start-server";
import { median } from "./figures";

const SAVES = 9;
const READS = 5;
/** The page that is edited, and the locale whose dashboard is read. */
const EDITED = "Web/CSS";
const LOCALE = "de";

/**
 * Runs in the page, because asking it from outside takes longer after a page load than the paint does. A task
 * that a frame's callback starts runs after the paint of that frame.
 */
const NOTE_PAINTS = `
  requestAnimationFrame(function look() {
    requestAnimationFrame(look);
    const text = document.querySelector("main")?.textContent ?? "";
    const save = Number(/Saved for the (\\d+)th time/.exec(text)?.[1] ?? -1);
    if (save === (window.paint?.save ?? -1)) return;
    window.paint = { save, time: Infinity };
    setTimeout(() => {
      window.paint = { save, time: performance.timeOrigin + performance.now() };
    });
  });`;

/**
 * Measures the writers' tools in WRITER_MODE with Chromium, on a copy of the content: a save in an
 * editor until the page is painted, and the dashboards right after a compile and later. Set
 * BENCH_IN_PLACE to use the content of CONTENT_ROOT and the store of DATA_DIR as they are.
 */
export async function benchWriters(folder: string): Promise<Record<string, unknown>> {
  const env = prepare(folder);
  await runProgram("cli/content.mjs", env);
  const server = await startOn("build/main/server.mjs", env);
  const { origin, stop } = server;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const file = join(env.CONTENT_ROOT, "en-us", EDITED.toLowerCase(), "index.md");
    const saves = await measureSaves(page, file, `${origin}/en-US/docs/${EDITED}`);
    return {
      "save to painted page, median ms": median(saves),
      "save to painted page, all ms": saves.join(" "),
      ...(await measureScreen(server, "flaws of en-US", "/en-US/_flaws")),
      ...(await measureScreen(server, `flaws of ${LOCALE}`, `/${LOCALE}/_flaws`)),
      ...(await measureScreen(
        server,
        `dashboard of ${LOCALE}`,
        `/${LOCALE}/_translations/dashboard`,
      )),
      ...(await measureScreen(server, "sitemap", "/en-US/_sitemap?q=css")),
    };
  } finally {
    await browser.close();
    await stop();
  }
}

function prepare(folder: string) {
  const roots = listContentRoots(readConfig(process.env));
  const inPlace = process.env["BENCH_IN_PLACE"] !== undefined;
  const contentRoot = inPlace ? roots.contentRoot : join(folder, "content");
  const isOne = roots.translatedRoot === roots.contentRoot;
  const copied = isOne ? contentRoot : join(folder, "translated");
  const translatedRoot = inPlace ? roots.translatedRoot : copied;
  if (!inPlace) {
    cpSync(roots.contentRoot, contentRoot, { recursive: true });
    if (!isOne) cpSync(roots.translatedRoot, translatedRoot, { recursive: true });
  }
  return {
    CONTENT_ROOT: contentRoot,
    CONTENT_TRANSLATED_ROOT: translatedRoot,
    DATA_DIR: inPlace ? (process.env["DATA_DIR"] ?? "data") : join(folder, "data"),
    WRITER_MODE: "on",
    EDITING: "local",
    LOG_LEVEL: "silent",
  };
}

/** A page that tells when it has painted a saved line. */
type NotingWindow = typeof window & { paint?: { save: number; time: number } };

/** Writes a new last line, and waits until the browser has painted it. */
async function measureSaves(page: Page, file: string, url: string): Promise<number[]> {
  const text = readFileSync(file, "utf8");
  const times: number[] = [];
  await page.addInitScript(NOTE_PAINTS);
  try {
    await page.goto(url);
    for (let at = 0; at <= SAVES; at++) {
      await settle(page);
      const started = Date.now();
      writeFileSync(file, `${text}\nSaved for the ${at}th time.\n`);
      const shown = await page.waitForFunction(
        (save) => {
          const { paint } = window as NotingWindow;
          return paint?.save === save && paint.time !== Infinity && paint.time;
        },
        at,
        { timeout: 120_000 },
      );
      times.push(Math.round(Number(await shown.jsonValue()) - started));
    }
  } finally {
    writeFileSync(file, text);
  }
  // The first one waits for the compiler to have read everything.
  return times.slice(1);
}

/** Until the page follows changes, as it does while a person writes. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.waitForTimeout(1_000);
}

/** Milliseconds of the processor tell more than those of the clock on a busy machine. */
async function measureScreen(
  { origin, readCpuSeconds }: BenchServer,
  name: string,
  path: string,
): Promise<Record<string, unknown>> {
  const times: number[] = [];
  const work: number[] = [];
  for (let at = 0; at < READS; at++) {
    const started = performance.now();
    const before = readCpuSeconds() ?? 0;
    await (await fetch(origin + path)).text();
    times.push(Math.round(performance.now() - started));
    work.push(Math.round(1000 * ((readCpuSeconds() ?? 0) - before)));
  }
  return {
    [`${name}, first ms`]: `${times[0]} (processor ${work[0]})`,
    [`${name}, median ms`]: `${median(times)} (processor ${median(work)})`,
  };
}
