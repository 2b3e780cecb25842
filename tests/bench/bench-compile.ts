import { statSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";
import { readConfig } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { listLocaleFolders } from "../../compiler/sources/docs/list-files";
import { readBody, readDocs } from "../../compiler/sources/docs/read-pages";
import { listContentRoots } from "../../cli/content/roots";
import { runProgram } from "./run-process";

const MEGABYTE = 2 ** 20;

/** A cold compile, one with nothing changed, and the Markdown parser alone beside them. */
export async function benchCompile(dataDir: string): Promise<Record<string, unknown>> {
  const cold = await runProgram("cli/content.mjs", { DATA_DIR: dataDir });
  const unchanged = await runProgram("cli/content.mjs", { DATA_DIR: dataDir });
  const markdown = parseAll();
  return {
    pages: markdown.pages,
    "cold compile, s": round(cold.seconds),
    "cold compile, pages/s": Math.round(markdown.pages / cold.seconds),
    "cold compile, peak MB": cold.peakMegabytes,
    "unchanged compile, s": round(unchanged.seconds),
    "markdown-it alone, s": round(markdown.seconds),
    "compile : markdown-it": round(cold.seconds / markdown.seconds),
    "store, MB": round(statSync(join(dataDir, STORE_FILE_NAME)).size / MEGABYTE),
  };
}

function parseAll(): { pages: number; seconds: number } {
  const roots = listContentRoots(readConfig(process.env));
  const { pages } = readDocs(listLocaleFolders(roots.contentRoot, roots.translatedRoot));
  const bodies = pages.map((page) => readBody(page).body);
  const parser = new MarkdownIt({ html: true });
  const started = performance.now();
  for (const body of bodies) parser.render(body);
  return { pages: pages.length, seconds: (performance.now() - started) / 1000 };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
