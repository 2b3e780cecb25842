import { dirname } from "node:path";
import type { History } from "../core/page";
import type { SourceFlaw } from "../flaws/source-checks";
import { identifyHistory, readHistory } from "../sources/docs/history";
import type { LocaleFolder } from "../sources/docs/list-files";
import { readPopularities, type Popularities } from "../sources/docs/popularities";
import { listPopularitySources, type CompileOptions } from "./last-compile";

/** Facts of pages that commits and readers have left. */
export interface Past {
  popularities: Popularities;
  history: History;
  /** Flaws found while the history was read. */
  historyFlaws: SourceFlaw[];
}

/** A past with the setup and commits that it is of. */
export interface KeptPast {
  key: string;
  read: Past;
}

export const NO_PAST: Past = {
  history: new Map(),
  historyFlaws: [],
  popularities: new Map(),
};

/** Reads history and popularities again after a new commit only. */
export async function readPast(
  options: CompileOptions,
  folders: readonly LocaleFolder[],
  { session, setup }: { session: { past: KeptPast | null }; setup: string },
): Promise<Past> {
  const roots = [options.contentRoot, options.translatedRoot];
  const key = JSON.stringify([setup, await identifyHistory(roots)]);
  if (session.past?.key === key) return session.past.read;
  const historyFlaws: SourceFlaw[] = [];
  const history = await readHistory(roots, {
    folders,
    cacheFolder: dirname(options.storeFile),
    report: (flaw) => void historyFlaws.push(flaw),
  });
  const popularities = readPopularities(listPopularitySources(options));
  session.past = { key, read: { history, historyFlaws, popularities } };
  return session.past.read;
}
