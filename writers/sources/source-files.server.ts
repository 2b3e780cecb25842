import { createHash } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { ChangedFileError } from "../../compiler/authoring/files/errors";
import { writeFileAtomically } from "../../compiler/authoring/files/write-file";

/** Folders that hold the locales: `en-us` in the first, all others in the second. */
export interface SourceRoots {
  contentRoot: string;
  translatedRoot: string;
}

/** A source as it was read. */
export interface SourceText {
  text: string;
  /** Hash of the text: a later save compares it, so that nothing that others wrote is lost. */
  hash: string;
}

const ENGLISH_FOLDER = "en-us/";
/** Lower-case folders below a locale; no segment begins with a dot. */
const PAGE_PATH = /^[a-z]{2}(?:-[a-z]{2})?(?:\/[^/\\\0.][^/\\\0]*)+\/index\.md$/;

/** The root of a page's file below `files/`. */
export function getRoot(path: string, roots: SourceRoots): string {
  return path.startsWith(ENGLISH_FOLDER) ? roots.contentRoot : roots.translatedRoot;
}

/**
 * Returns the absolute path of a page's file; null for a path that is none, and for a file that
 * symbolic links put outside of its root.
 */
export function findSourceFile(path: string, roots: SourceRoots): string | null {
  if (!PAGE_PATH.test(path)) return null;
  const root = getRoot(path, roots);
  try {
    const file = realpathSync(join(root, path));
    return file.startsWith(realpathSync(root) + sep) ? file : null;
  } catch {
    return null;
  }
}

export function readSource(file: string): SourceText {
  const text = readFileSync(file, "utf8");
  return { text, hash: hashText(text) };
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The file has changed since the text that a save is based on. */
export class SourceConflict extends Error {
  override readonly name = "SourceConflict";
  readonly current: SourceText;

  constructor(current: SourceText) {
    super("the file has changed");
    this.current = current;
  }
}

/**
 * Replaces a file as a whole. Browsers send line ends as CRLF; the file's own are kept.
 *
 * @param basis Hash of the text that the new one is based on.
 * @throws SourceConflict when the file has another text by now.
 */
export function saveSource(file: string, text: string, basis: string): void {
  const current = readSource(file);
  const lines = text.replaceAll("\r\n", "\n");
  const next = current.text.includes("\r\n") ? lines.replaceAll("\n", "\r\n") : lines;
  // A save is sent again when its answer was lost: it has to succeed again.
  if (next === current.text) return;
  if (current.hash !== basis) throw new SourceConflict(current);
  try {
    writeFileAtomically(file, next, { expected: current.text });
  } catch (error) {
    if (error instanceof ChangedFileError) throw new SourceConflict(readSource(file));
    throw error;
  }
}
