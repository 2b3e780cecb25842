import { join, resolve } from "node:path";
import { limitHeap } from "~/composition/limit-heap.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { listMisspelled, readConfig, type Config } from "~/config.server";
import { readFlaws } from "~/content-store/compile-state.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { makePlain } from "~/content-store/store-files.server";
import { PACKAGES_FOLDER } from "~/domain/offline/package-format";
import type { Flaw } from "~/domain/documents/flaw";
import {
  findCurrentCompile,
  findCurrentPrebuilt,
  scanSources,
  type CompileOptions,
  type CompileSummary,
  type PrebuiltOptions,
} from "../compiler/pipeline/last-compile";
import { readSourceState, toFingerprints } from "../compiler/pipeline/source-state";
import { explainFailure, fail } from "./command/fail";
import { UsageError } from "./command/usage-error";
import { readOptions, USAGE, type ContentOptions, type Format } from "./content/options";
import {
  formatAnnotation,
  formatChecked,
  formatFlaw,
  formatJson,
  formatPackages,
  formatSummary,
  formatUpdate,
  toReportPath,
} from "./content/report";
import { formatSarif } from "./content/sarif";
import { answerDrafts } from "./content/answer-drafts";
import { endWithParent } from "./content/end-with-parent";
import { createProgressBar } from "./command/progress-bar.mjs";
import { isAuthoringCommand, readAuthoringOptions } from "./content/authoring/options";
import { openTerminal } from "./content/authoring/confirm";
import { nameRoot, toSourceFile, listContentRoots } from "./content/roots";

const MODE_SWITCHED =
  "WRITER_MODE was switched since the last compile: all pages are compiled again, because its notes for authors are in the pages.";

const BAR = { label: "Compiling", unit: "pages" };

// Before the threads start, which take it over.
limitHeap();
await run().catch(fail);

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  if (isAuthoringCommand(args[0])) return changeContent(args);
  const { help, check, watch, format, packages, changedSince } = readOptions(args);
  if (help) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  for (const doubt of listMisspelled(process.env)) console.error(doubt);
  try {
    if (watch) await startWatching(config);
    else if (changedSince !== null) await checkChanged(config, changedSince, format);
    else await compileOnce(config, { check, format });
  } catch (error) {
    throw nameRoot(error, config);
  }
  if (packages) await packContent(config);
}

/** Packs what is new in the store. */
async function packContent({ DATA_DIR }: Config): Promise<void> {
  const started = performance.now();
  const { writePackages } = await import("../compiler/packages/write-packages");
  const { LINKED_PAGES } = await import("~/ui/navigation/sort-navigation-pages");
  const written = writePackages({
    storeFile: join(DATA_DIR, STORE_FILE_NAME),
    outFolder: join(DATA_DIR, PACKAGES_FOLDER),
    navigation: LINKED_PAGES,
    now: () => new Date(),
  });
  console.error(formatPackages(written, (performance.now() - started) / 1000));
}

/** Runs a command that changes the sources; its code is loaded for it alone. */
async function changeContent(args: readonly string[]): Promise<void> {
  const options = readAuthoringOptions(args);
  const config = readConfig(process.env);
  if (config.BUILD_OUT_ROOT !== undefined)
    throw new UsageError("with BUILD_OUT_ROOT there are no sources to change");
  const { runAuthoring } = await import("./content/authoring/run-authoring");
  const isDone = await runAuthoring(options, {
    roots: listContentRoots(config),
    dataDir: config.DATA_DIR,
    terminal: openTerminal(),
    platformReference: config.PLATFORM_REFERENCE,
    listFlaws: () => listAllFlaws(config),
  });
  if (!isDone) process.exitCode = 1;
}

async function listAllFlaws(config: Config): Promise<Flaw[]> {
  return (await fillWithAllFlaws(config, toStoreOptions(config))).flaws;
}

/** Fills the store, and returns the flaws of all its pages, also of those that an update left alone. */
async function fillWithAllFlaws(
  config: Config,
  store: StoreOptions,
): Promise<CompileSummary> {
  const summary = await fillStore(config, store);
  return summary.isUpdate === true
    ? { ...summary, flaws: readFlaws(store.storeFile) }
    : summary;
}

function toStoreOptions(config: Config): StoreOptions {
  return {
    storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
    siteName: openSiteTheme(config).siteName,
  };
}

/** Checks what changed since a commit; leaves the store as it is. */
async function checkChanged(config: Config, ref: string, format: Format): Promise<void> {
  if (config.BUILD_OUT_ROOT !== undefined)
    throw new UsageError("--changed-since needs sources, not BUILD_OUT_ROOT");
  const started = performance.now();
  const [{ checkChanges }, { openChanges }] = await Promise.all([
    import("../compiler/authoring/checks/check-changes"),
    import("../compiler/authoring/checks/open-changes"),
  ]);
  const { flaws, pages } = await checkChanges(
    await openChanges({ ...toCompileOptions(config), skipsHistory: true }, ref),
  );
  listFlaws({ documents: pages.length, flaws, unchanged: false }, format, config);
  const seconds = (performance.now() - started) / 1000;
  console.error(formatChecked(flaws, { pages: pages.length, seconds }));
}

function toCompileOptions(config: Config): CompileOptions {
  return {
    ...listContentRoots(config),
    ...toStoreOptions(config),
    platformReference: config.PLATFORM_REFERENCE,
  };
}

async function compileOnce(
  config: Config,
  { check, format }: Pick<ContentOptions, "check" | "format">,
): Promise<void> {
  const started = performance.now();
  const progress = createProgressBar(process.stderr, BAR);
  const summary = await fillWithAllFlaws(config, {
    ...toStoreOptions(config),
    onProgress: progress.update,
    onModeSwitched: sayModeSwitched,
  });
  progress.finish();
  // A watching compiler may have left an editable one.
  if (!config.WRITER_MODE) makePlain(join(config.DATA_DIR, STORE_FILE_NAME));
  if (check) listFlaws(summary, format, config);
  // A program that reads standard output gets the list alone.
  const say =
    check && (format === "json" || format === "sarif") ? console.error : console.log;
  say(formatSummary(summary, (performance.now() - started) / 1000));
}

/** Runs until the process ends. Tells a parent process when the first compile is done. */
async function startWatching(config: Config): Promise<void> {
  if (config.BUILD_OUT_ROOT !== undefined)
    throw new UsageError(
      "--watch can't be used with BUILD_OUT_ROOT: nothing is compiled",
    );
  endWithParent();
  const { watchContent } = await import("./content/watch");
  const progress = createProgressBar(process.stderr, BAR);
  const { renderDraft } = await watchContent({
    options: {
      ...toCompileOptions(config),
      isForWriters: config.WRITER_MODE,
      onProgress: progress.update,
      onModeSwitched: sayModeSwitched,
    },
    onCompiled(summary, seconds) {
      progress.finish();
      console.log(formatUpdate(summary, seconds));
      process.send?.("compiled");
    },
    onError: (error) => console.error(explainFailure(nameRoot(error, config))),
  });
  answerDrafts(renderDraft);
}

/** Names the cause before the wait; not on standard output, which programs read. */
function sayModeSwitched(): void {
  console.error(MODE_SWITCHED);
}

type StoreOptions = Pick<
  CompileOptions,
  "storeFile" | "siteName" | "onProgress" | "onModeSwitched"
>;

/** Compiles a prebuilt tree if one is configured, else Markdown. */
function fillStore(config: Config, store: StoreOptions): Promise<CompileSummary> {
  const { BUILD_OUT_ROOT, PLATFORM_REFERENCE, WRITER_MODE } = config;
  const options = {
    platformReference: PLATFORM_REFERENCE,
    isForWriters: WRITER_MODE,
    editsInPlace: WRITER_MODE,
  };
  return BUILD_OUT_ROOT === undefined
    ? compile({ ...store, ...listContentRoots(config), ...options })
    : load({ ...store, outRoot: resolve(BUILD_OUT_ROOT) });
}

/** Loads the compiler only when there is something to compile. */
async function compile(options: CompileOptions): Promise<CompileSummary> {
  const scan = scanSources(options);
  const fingerprints = toFingerprints(options, readSourceState(options, scan));
  const current = await findCurrentCompile(options, fingerprints);
  if (current) return current;
  const { compileContent } = await import("../compiler/pipeline/compile");
  const { createCompileSession } = await import("../compiler/pipeline/compile-session");
  return compileContent(options, { ...createCompileSession(), scan });
}

async function load(options: PrebuiltOptions): Promise<CompileSummary> {
  const current = findCurrentPrebuilt(options);
  if (current) return current;
  const { loadPrebuilt } = await import("../compiler/pipeline/load-prebuilt");
  return loadPrebuilt(options);
}

function listFlaws(summary: CompileSummary, format: Format, config: Config): void {
  const { documents, flaws } = summary;
  if (format === "json") console.log(formatJson({ documents, flaws }));
  else if (format === "sarif")
    console.log(formatSarif(flaws, (file) => getPath(file, config)));
  else if (format === "text") for (const flaw of flaws) console.log(formatFlaw(flaw));
  else
    for (const flaw of flaws)
      console.log(formatAnnotation(flaw, getPath(flaw.file, config)));
  if (flaws.some(({ severity }) => severity === "error")) process.exitCode = 1;
}

function getPath(file: string, config: Config): string {
  return toReportPath(getSource(file, config), process.cwd());
}

function getSource(file: string, config: Config): string {
  return config.BUILD_OUT_ROOT === undefined
    ? toSourceFile(file, listContentRoots(config))
    : join(resolve(config.BUILD_OUT_ROOT), file);
}
