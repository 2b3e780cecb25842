import { join, relative, resolve } from "node:path";
import { readConfig, type Config } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import { AREA_KINDS } from "~/domain/areas/area-page";
import {
  findCurrentCompile,
  findCurrentPrebuilt,
  scanSources,
  type CompileOptions,
  type CompileSummary,
  type PrebuiltOptions,
} from "../compiler/pipeline/last-compile";
import { explainFailure, fail } from "./command/fail";
import { UsageError } from "./command/usage-error";
import { readOptions, USAGE, type ContentOptions, type Format } from "./content/options";
import {
  formatAnnotation,
  formatFlaw,
  formatJson,
  formatPackages,
  formatSummary,
  formatUpdate,
} from "./content/report";
import { createProgressBar } from "./command/progress-bar.mjs";
import { listContentRoots } from "./content/roots";

const BAR = { label: "Compiling", unit: "pages" };

await run().catch(fail);

async function run(): Promise<void> {
  const { help, check, watch, format, packages } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  if (watch) await startWatching(config);
  else await compileOnce(config, { check, format });
  if (packages) await packContent(config);
}

/** Packs what is new in the store. */
async function packContent({ DATA_DIR }: Config): Promise<void> {
  const started = performance.now();
  const { writePackages } = await import("../compiler/packages/write-packages");
  const written = writePackages({
    storeFile: join(DATA_DIR, STORE_FILE_NAME),
    outFolder: join(DATA_DIR, PACKAGES_FOLDER),
    now: () => new Date(),
  });
  console.error(formatPackages(written, (performance.now() - started) / 1000));
}

async function compileOnce(
  config: Config,
  { check, format }: Pick<ContentOptions, "check" | "format">,
): Promise<void> {
  const started = performance.now();
  const progress = createProgressBar(process.stderr, BAR);
  const summary = await fillStore(config, {
    storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
    siteName: config.SITE_NAME,
    onProgress: progress.update,
  });
  progress.finish();
  if (check) listFlaws(summary, format, config);
  // A program that reads standard output gets the list alone.
  const say = check && format === "json" ? console.error : console.log;
  say(formatSummary(summary, (performance.now() - started) / 1000));
}

/** Runs until the process ends. Tells a parent process when the first compile is done. */
async function startWatching(config: Config): Promise<void> {
  if (config.BUILD_OUT_ROOT !== undefined)
    throw new UsageError(
      "--watch can't be used with BUILD_OUT_ROOT: nothing is compiled",
    );
  const { watchContent } = await import("./content/watch");
  const progress = createProgressBar(process.stderr, BAR);
  await watchContent({
    options: {
      ...listContentRoots(config),
      storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
      siteName: config.SITE_NAME,
      platformReference: config.PLATFORM_REFERENCE,
      onProgress: progress.update,
    },
    onCompiled(summary, seconds) {
      progress.finish();
      console.log(formatUpdate(summary, seconds));
      process.send?.("compiled");
    },
    onError: (error) => console.error(explainFailure(error)),
  });
}

type StoreOptions = Pick<CompileOptions, "storeFile" | "siteName" | "onProgress">;

/** Compiles a prebuilt tree if one is configured, else Markdown. */
function fillStore(config: Config, store: StoreOptions): Promise<CompileSummary> {
  const { BUILD_OUT_ROOT, PLATFORM_REFERENCE: platformReference } = config;
  return BUILD_OUT_ROOT === undefined
    ? compile({ ...store, ...listContentRoots(config), platformReference })
    : load({ ...store, outRoot: resolve(BUILD_OUT_ROOT) });
}

/** Loads the compiler only when there is something to compile. */
async function compile(options: CompileOptions): Promise<CompileSummary> {
  const scan = scanSources(options);
  const current = findCurrentCompile(options, scan);
  if (current) return current;
  const { compileContent } = await import("../compiler/pipeline/compile");
  const { createCompileSession } = await import("../compiler/pipeline/compile-job");
  return compileContent(options, { ...createCompileSession(), scan });
}

async function load(options: PrebuiltOptions): Promise<CompileSummary> {
  const current = findCurrentPrebuilt(options);
  if (current) return current;
  const { loadPrebuilt } = await import("../compiler/pipeline/load-prebuilt");
  return loadPrebuilt(options);
}

function listFlaws(summary: CompileSummary, format: Format, config: Config): void {
  const { flaws } = summary;
  if (format === "json") console.log(formatJson(summary));
  else if (format === "text") for (const flaw of flaws) console.log(formatFlaw(flaw));
  else
    for (const flaw of flaws)
      console.log(formatAnnotation(flaw, findPath(flaw.file, config)));
  if (flaws.some(({ severity }) => severity === "error")) process.exitCode = 1;
}

/** Returns a path relative to the working directory (the checkout), as annotations need it. */
function findPath(file: string, config: Config): string {
  const path = findSource(file, config);
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
}

function findSource(file: string, config: Config): string {
  if (config.BUILD_OUT_ROOT !== undefined)
    return join(resolve(config.BUILD_OUT_ROOT), file);
  const { contentRoot, translatedRoot, areaRoots } = listContentRoots(config);
  const area = AREA_KINDS.find((kind) => file.startsWith(`${kind}/`));
  if (area !== undefined) return join(areaRoots[area], file.slice(area.length + 1));
  return join(file.startsWith("en-us/") ? contentRoot : translatedRoot, file);
}
