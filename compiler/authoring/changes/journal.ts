import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AuthoringError, ChangedFileError } from "../files/errors";
import type { Change } from "./change-set";
import { holdLock } from "./lock";
import { readRecord, writeRecord, type ChangeRecord } from "./record";
import { listBlocked, removeDraftsOf, writeSide } from "./write-side";

/** Number of changes that can be undone, one after the other. */
const KEPT_CHANGES = 20;

/**
 * A change's folder is renamed from state to state: `preparing` (nothing is written yet),
 * `pending` (being written), `done` (can be undone), `undoing`.
 */
type State = "preparing" | "pending" | "done" | "undoing";

export interface JournalEntry {
  id: string;
  /** The command, as the author knows it. */
  label: string;
  /** ISO 8601. */
  created: string;
  files: number;
}

export interface Journal {
  /**
   * Writes all changes or none. Returns the entry that `undo` takes back.
   *
   * @throws ChangedFileError when a file is not what it was when the changes were made.
   */
  apply(changes: readonly Change[], label: string): JournalEntry;
  /**
   * Takes the last change back, byte for byte.
   *
   * @throws AuthoringError when there is none, or its files have changed since.
   */
  undo(): JournalEntry;
  /** Lists the changes that can be undone, latest first. */
  list(): JournalEntry[];
}

/** Tells what became of a change that a crash had interrupted. */
export type ReportRecovery = (text: string) => void;

/**
 * Opens the journal of changes in a folder, below which files are kept. A change that a crash
 * interrupted is finished or undone first: no later one could be undone byte for byte.
 */
export function openJournal(
  folder: string,
  roots: readonly string[],
  report: ReportRecovery = () => undefined,
): Journal {
  mkdirSync(folder, { recursive: true });
  const locked = <T>(work: () => T): T => {
    const release = holdLock(folder);
    try {
      recover(folder, roots, report);
      return work();
    } finally {
      release();
    }
  };
  locked(() => undefined);
  return {
    apply: (changes, label) => locked(() => apply(folder, roots, { changes, label })),
    undo: () => locked(() => undo(folder, roots)),
    list: () => listEntries(folder, "done").map(({ record }) => toEntry(record)),
  };
}

interface NewChange {
  changes: readonly Change[];
  label: string;
}

function apply(
  folder: string,
  roots: readonly string[],
  { changes, label }: NewChange,
): JournalEntry {
  const id = `${Date.now().toString().padStart(15, "0")}-${randomBytes(4).toString("hex")}`;
  const preparing = toFolder(folder, "preparing", id);
  writeRecord(preparing, { id, label, created: new Date().toISOString(), changes });
  const record = readRecord(preparing);
  const [changed] = listBlocked(record, roots, "before");
  if (changed !== undefined) {
    rmSync(preparing, { recursive: true });
    throw new ChangedFileError(changed);
  }
  setState(folder, id, { from: "preparing", to: "pending" });
  try {
    writeSide(record, roots, { from: "before", to: "after" });
  } catch (error) {
    setState(folder, id, { from: "pending", to: "undoing" });
    writeSide(record, roots, { from: "after", to: "before" });
    rmSync(toFolder(folder, "undoing", id), { recursive: true });
    throw error;
  }
  setState(folder, id, { from: "pending", to: "done" });
  for (const old of listEntries(folder, "done").slice(KEPT_CHANGES))
    rmSync(old.path, { recursive: true });
  return toEntry(record);
}

function undo(folder: string, roots: readonly string[]): JournalEntry {
  const last = listEntries(folder, "done")[0];
  if (!last) throw new AuthoringError("there is nothing to undo");
  const { record } = last;
  const blocked = listBlocked(record, roots, "after");
  if (blocked.length > 0)
    throw new AuthoringError(
      `"${record.label}" can't be undone, because these files have changed since:\n${blocked.join("\n")}`,
    );
  setState(folder, record.id, { from: "done", to: "undoing" });
  writeSide(record, roots, { from: "after", to: "before" });
  rmSync(toFolder(folder, "undoing", record.id), { recursive: true });
  return toEntry(record);
}

/** Finishes what a crash interrupted. Leaves files alone that somebody has changed since. */
function recover(folder: string, roots: readonly string[], report: ReportRecovery): void {
  for (const path of listFolders(folder, "preparing")) rmSync(path, { recursive: true });
  for (const { record } of listEntries(folder, "pending")) {
    removeDraftsOf(record, roots);
    const left = writeSide(record, roots, { from: "before", to: "after" });
    setState(folder, record.id, { from: "pending", to: "done" });
    report(describeRecovery(`"${record.label}" was interrupted and is now done.`, left));
  }
  for (const { record, path } of listEntries(folder, "undoing")) {
    removeDraftsOf(record, roots);
    const left = writeSide(record, roots, { from: "after", to: "before" });
    rmSync(path, { recursive: true });
    report(describeRecovery(`Undoing "${record.label}" is now done.`, left));
  }
}

function describeRecovery(text: string, left: readonly string[]): string {
  if (left.length === 0) return text;
  return `${text} These files had changed since and were left as they are:\n${left.join("\n")}`;
}

function toFolder(folder: string, state: State, id: string): string {
  return join(folder, `${state}-${id}`);
}

function setState(
  folder: string,
  id: string,
  { from, to }: { from: State; to: State },
): void {
  renameSync(toFolder(folder, from, id), toFolder(folder, to, id));
}

function listFolders(folder: string, state: State): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${state}-`))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Lists the changes of a state, latest first. */
function listEntries(
  folder: string,
  state: State,
): { path: string; record: ChangeRecord }[] {
  return listFolders(folder, state).map((path) => ({ path, record: readRecord(path) }));
}

function toEntry({ id, label, created, files }: ChangeRecord): JournalEntry {
  return { id, label, created, files: files.length };
}
