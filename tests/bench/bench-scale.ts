import { appendFileSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readConfig, type Config } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { listLocaleFolders } from "../../compiler/sources/docs/list-files";
import { readDocs } from "../../compiler/sources/docs/read-pages";
import { COMPILE_ALLOCATOR, COMPILE_FLAGS } from "../../cli/start/memory.mjs";
import { listContentRoots } from "../../cli/content/roots";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import { measureUpdates } from "./bench-update";
import { generateScale } from "./generate-scale";
import { runProgram, type ProcessRun } from "./run-process";
import { startServer } from "./start-server";

const COMPILE = "cli/content.mjs";
const DEFAULT_PAGES = 130_000;
/** More than the age that `compiler/sources/folder-listings` asks for. */
const FOLDERS_OLD_MILLISECONDS = 5_000;

/**
 * Compiles as many pages as the public documentation has in ten languages (BENCH_PAGES: another
 * number), copied from CONTENT_ROOT, together with the platform reference.
 */
export async function benchScale(folder: string): Promise<Record<string, unknown>> {
  const count = Number(process.env["BENCH_PAGES"] ?? DEFAULT_PAGES);
  const roots = listContentRoots(readConfig(process.env));
  const { pages } = readDocs(
    listLocaleFolders(roots.contentRoot, roots.contentRoot).filter(
      ({ locale }) => locale === DEFAULT_LOCALE,
    ),
  );
  const contentRoot = join(folder, "content");
  const [edited = ""] = generateScale(contentRoot, { pages, count }).slice(count / 2);
  if (readdirSync(roots.contentRoot).includes("sidebars"))
    symlinkSync(join(roots.contentRoot, "sidebars"), join(contentRoot, "sidebars"));
  const env = {
    CONTENT_ROOT: contentRoot,
    CONTENT_TRANSLATED_ROOT: "",
    PLATFORM_REFERENCE: "on",
    DATA_DIR: join(folder, "data"),
    ...COMPILE_ALLOCATOR,
  };
  // Listings of younger folders are not kept, and no checkout is so young when it is compiled again.
  await setTimeout(FOLDERS_OLD_MILLISECONDS);
  const cold = await runProgram(COMPILE, env, COMPILE_FLAGS);
  const unchanged = await runProgram(COMPILE, env, COMPILE_FLAGS);
  appendFileSync(edited, "\nEdited.\n");
  const updated = await runProgram(COMPILE, env, COMPILE_FLAGS);
  const watched = await measureUpdates(
    toWatchOptions(readConfig({ ...process.env, ...env })),
  );
  const server = await startServer(env.DATA_DIR);
  const figures = {
    "written pages": count,
    ...describeRun("cold", cold),
    "cold, written pages/s": Math.round(count / cold.seconds),
    "cold, pages/s": Math.round(Number(watched["pages in all"]) / cold.seconds),
    ...describeRun("unchanged", unchanged),
    ...describeRun("one page edited", updated),
    ...watched,
    "store, MB": Math.round(statSync(join(env.DATA_DIR, STORE_FILE_NAME)).size / 2 ** 20),
    "server, start to first page, s": Math.round(server.startSeconds * 100) / 100,
    "server, MB": server.readMegabytes(),
  };
  await server.stop();
  return figures;
}

/** Returns the options of `npm run content -- --watch`. */
function toWatchOptions(config: Config): CompileOptions {
  return {
    ...listContentRoots(config),
    storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
    siteName: openSiteTheme(config).siteName,
    platformReference: config.PLATFORM_REFERENCE,
    isForWriters: config.WRITER_MODE,
    editsInPlace: true,
  };
}

function describeRun(name: string, run: ProcessRun): Record<string, number | null> {
  return {
    [`${name}, s`]: Math.round(run.seconds * 100) / 100,
    [`${name}, CPU s`]: run.cpuSeconds,
    [`${name}, peak MB`]: run.peakMegabytes,
  };
}
