import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "~/config.server";
import { isReadyForEdits, makeEditable } from "~/content-store/store-files.server";
import { compileContent } from "../../compiler/pipeline/compile";
import {
  createCompileSession,
  type CompileSession,
} from "../../compiler/pipeline/compile-session";
import { rescan } from "../../compiler/sources/scan";
import { warmUp } from "../../compiler/pipeline/warm-up";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import { listSourceFiles } from "../../compiler/sources/docs/list-files";
import { listContentRoots } from "../../cli/content/roots";

const EDITS = 7;

/**
 * Measures the time from an edit to the new store, as with `npm run content -- --watch`, on a copy
 * of the content with the platform reference. Medians in milliseconds.
 */
export async function benchUpdate(folder: string): Promise<Record<string, unknown>> {
  return measureUpdates(copyContent(folder));
}

/** Measures edits of the content of these options, whose files it changes. */
export async function measureUpdates(
  options: CompileOptions,
): Promise<Record<string, unknown>> {
  const session = createCompileSession();
  const { documents } = await compileContent(options, session);
  if (!isReadyForEdits(options.storeFile)) makeEditable(options.storeFile);
  await warmUp(options, session);
  const english = join(options.contentRoot, "en-us");
  const pages = session.scan ? listSourceFiles(english, session.scan).pages : [];
  const step = Math.max(1, Math.floor(pages.length / EDITS));
  const edited = pages.filter((_, index) => index % step === 0).slice(0, EDITS);
  const update = { options, session };
  const used = process.cpuUsage();
  await timeUpdate(update, edited[0] ?? "", () => appendFileSync(edited[0] ?? "", "\n"));
  const { user, system } = process.cpuUsage(used);
  return {
    "pages in all": documents,
    "text of a page edited, processor ms": Math.round((user + system) / 1000),
    "text of a page edited to store swapped, ms": await measure(edited, (file) =>
      timeUpdate(update, file, () => appendFileSync(file, "\nEdited.\n")),
    ),
    "title of a page edited to store swapped, ms": await measure(edited, (file) =>
      timeUpdate(update, file, () => retitle(file)),
    ),
  };
}

function copyContent(folder: string): CompileOptions {
  const roots = listContentRoots(readConfig(process.env));
  const contentRoot = join(folder, "content");
  const translatedRoot =
    roots.translatedRoot === roots.contentRoot ? contentRoot : join(folder, "translated");
  cpSync(roots.contentRoot, contentRoot, { recursive: true });
  if (translatedRoot !== contentRoot)
    cpSync(roots.translatedRoot, translatedRoot, { recursive: true });
  return {
    contentRoot,
    translatedRoot,
    storeFile: join(folder, "content.sqlite"),
    shippedSidebars: roots.shippedSidebars,
    siteName: "Site",
    isPublicSource: true,
    platformReference: true,
    editsInPlace: true,
  };
}

async function measure(
  files: readonly string[],
  time: (file: string) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (const file of files) times.push(await time(file));
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

async function timeUpdate(
  { options, session }: { options: CompileOptions; session: CompileSession },
  file: string,
  edit: () => void,
): Promise<number> {
  edit();
  const started = performance.now();
  if (session.scan) rescan(session.scan, [file], [options.contentRoot]);
  await compileContent(options, session);
  return performance.now() - started;
}

function retitle(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^title: .*$/m, "title: A new title"));
}
