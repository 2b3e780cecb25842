import { existsSync } from "node:fs";
import { explainWriteFailure } from "~/content-store/errors";
import { isReadyForEdits, makeEditable } from "~/content-store/store-files.server";
import { compileContent } from "../../compiler/pipeline/compile";
import {
  createCompileSession,
  type CompileSession,
} from "../../compiler/pipeline/compile-session";
import { rescan } from "../../compiler/sources/scan";
import { warmUp } from "../../compiler/pipeline/warm-up";
import { listAreaFolders } from "../../compiler/areas/area-roots";
import {
  scanSources,
  type CompileOptions,
  type CompileSummary,
} from "../../compiler/pipeline/last-compile";
import {
  createDraftRenderer,
  type DraftRenderer,
} from "../../compiler/pipeline/render-draft";
import { watchFolders, type WatchedFolders } from "./watch-folders";

export interface WatchOptions {
  options: CompileOptions;
  /** Called after the first compile and after each recompile. */
  onCompiled: (summary: CompileSummary, seconds: number) => void;
  /** Called when a compile fails; the old store stays in use. */
  onError: (error: unknown) => void;
}

export interface WatchedContent {
  /** Renders a text that is not saved, with what the last compile knows. */
  renderDraft: DraftRenderer;
  stop(): Promise<void>;
}

/** Compiles, and compiles again whenever a file of the content changes. */
export async function watchContent(given: WatchOptions): Promise<WatchedContent> {
  const watch = { ...given, options: { ...given.options, editsInPlace: true } };
  const session = createCompileSession();
  const prepareForEdits = createPreparation(watch);
  const changed = new Set<string>();
  // Compiles run one at a time because they share the session; changes meanwhile start the next
  // one.
  let running: Promise<void> | null = null;
  function run(work: () => Promise<void>): Promise<void> {
    return (running = work().finally(() => {
      running = null;
      update();
    }));
  }
  let watched: WatchedFolders | null = null;
  function update(): void {
    if (running || changed.size === 0 || !watched?.isSettled()) return;
    void run(async () => {
      if (await recompile(watch, session, changed)) prepareForEdits();
    });
  }
  await run(async () => {
    watched = await watchFolders({
      folders: listFolders(watch),
      onError: watch.onError,
      onChange(paths) {
        for (const path of paths) changed.add(path);
        update();
      },
    });
    session.scan = scanSources(watch.options);
    await compile(watch, session);
    prepareForEdits();
    await warmUp(watch.options, session);
  });
  return {
    renderDraft: createDraftRenderer(watch.options, session),
    async stop() {
      await watched?.stop();
      await running;
    },
  };
}

function listFolders({ options }: WatchOptions): string[] {
  const areas = listAreaFolders(options.areaRoots ?? {});
  return [
    ...new Set([
      options.contentRoot,
      options.translatedRoot,
      options.shippedSidebars,
      ...areas.filter((folder) => existsSync(folder)),
    ]),
  ];
}

async function recompile(
  watch: WatchOptions,
  session: CompileSession,
  changed: Set<string>,
): Promise<boolean> {
  const hasChanged =
    !session.scan || rescan(session.scan, [...changed], listFolders(watch));
  changed.clear();
  if (hasChanged) await compile(watch, session);
  return hasChanged;
}

/**
 * Lets the next compile write into the store, which would copy all of it otherwise. A disk that has no
 * links refuses once, and is not asked again.
 */
function createPreparation({
  options: { storeFile },
  onError,
}: WatchOptions): () => void {
  let isRefused = false;
  return () => {
    if (isRefused || isReadyForEdits(storeFile) || !existsSync(storeFile)) return;
    try {
      makeEditable(storeFile);
    } catch (error) {
      isRefused = true;
      onError(explainWriteFailure(error, storeFile));
    }
  };
}

async function compile(
  { options, onCompiled, onError }: WatchOptions,
  session: CompileSession,
): Promise<void> {
  const started = performance.now();
  try {
    const summary = await compileContent(options, session);
    onCompiled(summary, (performance.now() - started) / 1000);
  } catch (error) {
    onError(error);
  }
}
