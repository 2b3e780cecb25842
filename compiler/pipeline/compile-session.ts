import type { History, Page } from "../core/page";
import { memoize } from "../core/memoize";
import type { AreasSource } from "../areas/area-source";
import type { CompileMemory } from "../incremental/memory";
import type { UpdatePlan } from "../incremental/plan-update";
import {
  createSummaries,
  forgetChanged,
  type Summaries,
} from "../incremental/track-site";
import type { DocsSource } from "../sources/docs/read-pages";
import type { ParsedRedirects } from "../sources/docs/redirects";
import { loadPlatformData } from "../sources/platform";
import type { PlatformData } from "../sources/platform/platform-data";
import type { Scan } from "../sources/scan";
import { toMoment, type ScanMoment } from "../sources/scan-moment";
import type { KeptPast } from "./read-past";
import type { SourceState } from "./source-state";

/** State that a compile passes to the next one in the same process. */
export interface CompileSession {
  /** Kept up to date by the watcher; null when not yet read. */
  scan: Scan | null;
  /** The memory of the store with this version. */
  memory: { setup: string; version: string; pages: CompileMemory } | null;
  /** The last compile began with it; null before the first one and after one that failed. */
  compiled: Compiled | null;
  platform: () => PlatformData;
  referencePages: { written: string; pages: Page[] } | null;
  /** Documents that the last compile read, and when. */
  docs: { docs: DocsSource; moment: ScanMoment } | null;
  /** Areas, and when they were read. */
  areas: { areas: AreasSource; moment: ScanMoment } | null;
  /** Summaries of pages that updates have asked for; right for the sources of the last one. */
  summaries: Summaries;
  /** Redirects by locale folder, with the stamp of the file. */
  redirects: Map<string, { stamp: string | undefined; parsed: ParsedRedirects }>;
  /** Null when not yet read. */
  past: KeptPast | null;
}

export interface Compiled {
  moment: ScanMoment;
  state: SourceState;
  /** Null when the store may have others. */
  made: MadeFrom | null;
}

/** Sources that a compile keeps as they are while they are the same. */
export interface MadeFrom {
  history: History;
  docs: DocsSource;
}

/** Creates a session without memory, whose first compile reads everything. */
export function createCompileSession(): CompileSession {
  return {
    scan: null,
    memory: null,
    compiled: null,
    platform: memoize(loadPlatformData),
    referencePages: null,
    docs: null,
    areas: null,
    summaries: createSummaries(),
    past: null,
    redirects: new Map(),
  };
}

/** A compile's files, before any is read. */
interface FilesRead {
  scan: Scan;
  state: SourceState;
}

/** Notes that the store is right for these files; its history may be another than the session's. */
export function noteUnchanged(session: CompileSession, { scan, state }: FilesRead): void {
  const made = session.compiled?.made ?? null;
  session.compiled = { moment: toMoment(scan), state, made };
}

/**
 * Forgets what is not right any more once the store changes: before it does, because an update that fails halfway would
 * leave a memory that differs from the store.
 *
 * @param plan Null when all pages are compiled.
 */
export function beginCompile(session: CompileSession, plan: UpdatePlan | null): void {
  session.memory = null;
  session.compiled = null;
  // A whole compile releases front matter page by page, so that a later one reads it from the store.
  if (!plan) session.docs = null;
  // Other updates have read all pages anew, so that none of the kept summaries is asked for again.
  if (plan?.edits) forgetChanged(session.summaries, plan.changes);
  else session.summaries.clear();
}

/** Notes which files and history the store is made from, after a compile. */
export function endCompile(
  session: CompileSession,
  { scan, state }: FilesRead,
  history: History,
): void {
  const { docs } = session;
  session.compiled = docs
    ? { moment: docs.moment, state, made: { docs: docs.docs, history } }
    : { moment: toMoment(scan), state, made: null };
}
