import { existsSync } from "node:fs";
import { subscribe } from "@parcel/watcher";
import { compileContent } from "../../compiler/compile";
import { createCompileSession, type CompileSession } from "../../compiler/compile-job";
import { rescan } from "../../compiler/incremental/scan";
import { warmUp } from "../../compiler/incremental/warm-up";
import { listAreaFolders } from "../../compiler/sources/areas/area-roots";
import {
  scanSources,
  type CompileOptions,
  type CompileSummary,
} from "../../compiler/last-compile";

export interface WatchOptions {
  options: CompileOptions;
  /** Called after the first compile and after each that followed a change. */
  onCompiled: (summary: CompileSummary, seconds: number) => void;
  /** The old store stays in use. */
  onError: (error: unknown) => void;
}

/** Compiles, and again whenever a file of the content changes. Returns how to stop. */
export async function watchContent(watch: WatchOptions): Promise<() => Promise<void>> {
  const { options } = watch;
  const session = { ...createCompileSession(), scan: scanSources(options) };
  const changed = new Set<string>();
  let running: Promise<void> | null = null;
  const update = (): void => {
    running ??= recompile(watch, session, changed).finally(() => {
      running = null;
      if (changed.size > 0) update();
    });
  };
  const folders = new Set([
    options.contentRoot,
    options.translatedRoot,
    options.shippedSidebars,
    ...listAreaFolders(options.areaRoots ?? {}).filter((folder) => existsSync(folder)),
  ]);
  const subscriptions = await Promise.all(
    [...folders].map((folder) =>
      subscribe(folder, (error, events) => {
        if (error) watch.onError(error);
        for (const { path } of events) changed.add(path);
        if (events.length > 0) update();
      }),
    ),
  );
  await compile(watch, session);
  await warmUp(options, session);
  if (changed.size > 0) update();
  return async () => {
    await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()));
    await running;
  };
}

async function recompile(
  watch: WatchOptions,
  session: CompileSession,
  changed: Set<string>,
): Promise<void> {
  if (session.scan) rescan(session.scan, [...changed]);
  changed.clear();
  await compile(watch, session);
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
