import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig, type Config } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import {
  findCurrentCompile,
  findCurrentPrebuilt,
  type CompileOptions,
  type CompileSummary,
  type PrebuiltOptions,
} from "../compiler/last-compile";
import { SourceRootError } from "../compiler/sources/docs/errors";
import { formatFlaw, formatSummary } from "./content/report";
import { createProgressBar } from "./content/progress-bar";
import { listContentRoots } from "./content/roots";

const USAGE = `Compiles the documentation into the content store.

Usage: npm run content -- [options]

  --check   list every flaw with its file, line and column; exit 1 when one is an error
  --help    show this text

Reads CONTENT_ROOT, CONTENT_TRANSLATED_ROOT, or BUILD_OUT_ROOT instead of both, and DATA_DIR
(docs/configuration.md).`;

const { values } = parseArgs({
  options: { check: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});

if (values.help) console.log(USAGE);
else await run().catch(fail);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const started = performance.now();
  const progress = createProgressBar(process.stderr);
  const summary = await fillStore(config, {
    storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
    siteName: config.SITE_NAME,
    onProgress: progress.update,
  });
  progress.finish();
  if (values.check) listFlaws(summary);
  console.log(formatSummary(summary, (performance.now() - started) / 1000));
}

type StoreOptions = Pick<CompileOptions, "storeFile" | "siteName" | "onProgress">;

/** From a prebuilt tree where one is given, else from Markdown. */
function fillStore(config: Config, store: StoreOptions): Promise<CompileSummary> {
  const { BUILD_OUT_ROOT, PLATFORM_REFERENCE: platformReference } = config;
  return BUILD_OUT_ROOT === undefined
    ? compile({ ...store, ...listContentRoots(config), platformReference })
    : load({ ...store, outRoot: resolve(BUILD_OUT_ROOT) });
}

/** The compiler is loaded only when there is something to compile. */
async function compile(options: CompileOptions): Promise<CompileSummary> {
  const current = findCurrentCompile(options);
  if (current) return current;
  const { compileContent } = await import("../compiler/compile");
  return compileContent(options);
}

async function load(options: PrebuiltOptions): Promise<CompileSummary> {
  const current = findCurrentPrebuilt(options);
  if (current) return current;
  const { loadPrebuilt } = await import("../compiler/load-prebuilt");
  return loadPrebuilt(options);
}

function listFlaws({ flaws }: CompileSummary): void {
  for (const flaw of flaws) console.log(formatFlaw(flaw));
  if (flaws.some(({ severity }) => severity === "error")) process.exitCode = 1;
}

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
function fail(error: unknown): void {
  if (error instanceof SourceRootError || error instanceof ConfigError)
    console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
