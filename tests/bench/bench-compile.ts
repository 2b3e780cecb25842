import { statSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import { readConfig } from "~/config.server";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { LOCALES } from "~/domain/locales/locale";
import { listLocaleFolders } from "../../compiler/sources/docs/list-files";
import { readBody } from "../../compiler/sources/docs/read-page-file";
import { readDocs } from "../../compiler/sources/docs/read-pages";
import { listContentRoots } from "../../cli/content/roots";
import { runProgram } from "./run-process";
import { round } from "./figures";

const COMPILE = "cli/content.mjs";
const MEGABYTE = 2 ** 20;

/**
 * Measures compiles of the content alone: cold, unchanged, and the Markdown parser alone; then the
 * platform reference with the shipped content, and with the content. The last store stays in
 * `dataDir`.
 */
export async function benchCompile(dataDir: string): Promise<Record<string, unknown>> {
  const alone = { DATA_DIR: `${dataDir}-alone`, PLATFORM_REFERENCE: "off" };
  const cold = await runProgram(COMPILE, alone);
  const unchanged = await runProgram(COMPILE, alone);
  const markdown = parseAll();
  const shipped = { DATA_DIR: `${dataDir}-shipped`, ...SHIPPED_CONTENT };
  const written = await runProgram(COMPILE, { ...shipped, PLATFORM_REFERENCE: "off" });
  const reference = { DATA_DIR: `${dataDir}-reference`, ...SHIPPED_CONTENT };
  const generated = await runProgram(COMPILE, reference);
  const all = await runProgram(COMPILE, { DATA_DIR: dataDir, PLATFORM_REFERENCE: "on" });
  return {
    pages: markdown.pages,
    "cold compile, s": round(cold.seconds, 2),
    "cold compile, pages/s": Math.round(markdown.pages / cold.seconds),
    "cold compile, CPU s": cold.cpuSeconds,
    "cold compile, peak MB": cold.peakMegabytes,
    "unchanged compile, s": round(unchanged.seconds, 2),
    "markdown-it alone, CPU s": round(markdown.cpuSeconds, 2),
    "compile : markdown-it, CPU":
      cold.cpuSeconds && round(cold.cpuSeconds / markdown.cpuSeconds, 2),
    "store, MB": readSize(alone.DATA_DIR),
    "shipped content and platform reference, pages": countPages(reference.DATA_DIR),
    "shipped content and platform reference, s": round(generated.seconds, 2),
    "platform reference alone, s": round(generated.seconds - written.seconds, 2),
    "platform reference alone, CPU s": subtract(generated.cpuSeconds, written.cpuSeconds),
    "shipped content and platform reference, store MB": readSize(reference.DATA_DIR),
    "all, pages": countPages(dataDir),
    "all, s": round(all.seconds, 2),
    "all, peak MB": all.peakMegabytes,
    "all, store MB": readSize(dataDir),
  };
}

/** An empty variable counts as unset. */
const SHIPPED_CONTENT = {
  CONTENT_ROOT: "",
  CONTENT_TRANSLATED_ROOT: "",
  PLATFORM_REFERENCE: "on",
};

function parseAll(): { pages: number; cpuSeconds: number } {
  const roots = listContentRoots(readConfig(process.env));
  const { pages } = readDocs(listLocaleFolders(roots.contentRoot, roots.translatedRoot));
  const bodies = pages.map((page) => readBody(page).body);
  const parser = new MarkdownIt({ html: true });
  const started = process.cpuUsage();
  for (const body of bodies) parser.render(body);
  const { user, system } = process.cpuUsage(started);
  return { pages: pages.length, cpuSeconds: (user + system) / 1e6 };
}

/** Null when the system tells no processor time. */
function subtract(whole: number | null, part: number | null): number | null {
  return whole === null || part === null ? null : round(whole - part, 2);
}

function readSize(dataDir: string): number {
  return round(statSync(join(dataDir, STORE_FILE_NAME)).size / MEGABYTE);
}

function countPages(dataDir: string): number {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const count = LOCALES.reduce((sum, locale) => sum + store.countDocuments(locale), 0);
  store.close();
  return count;
}
