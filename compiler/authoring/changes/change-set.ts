import { isUtf8 } from "node:buffer";
import { relative, resolve, sep } from "node:path";
import { AuthoringError, UnsafePathError } from "../files/errors";
import { requireInside } from "../files/safe-path";
import { readIfThere } from "../files/write-file";

/** A file before and after; null: there is none. */
export interface Change {
  /** Absolute. */
  path: string;
  before: Buffer | null;
  after: Buffer | null;
}

/**
 * Collects changes of files without writing any. Reads see the collected changes, so that the
 * steps of a plan can build on each other.
 */
export interface ChangeSet {
  read(path: string): Buffer | null;
  /** @throws AuthoringError when there is no such file. */
  readText(path: string): string;
  write(path: string, content: string | Buffer): void;
  remove(path: string): void;
  move(from: string, to: string): void;
  /** Lists the files whose bytes will differ, in path order. */
  list(): Change[];
}

/** Opens a change set for files below these roots; any other path throws UnsafePathError. */
export function createChangeSet(roots: readonly string[]): ChangeSet {
  const changes = new Map<string, Change>();

  function open(path: string): Change {
    const known = changes.get(path);
    if (known) return known;
    const file = requireInsideOne(roots, path);
    const before = readIfThere(file);
    const change = { path: file, before, after: before };
    changes.set(path, change);
    return change;
  }

  function write(path: string, content: string | Buffer | null): void {
    const change = open(path);
    if (typeof content === "string") requireText(change);
    change.after = typeof content === "string" ? Buffer.from(content) : content;
  }

  return {
    read: (path) => open(path).after,
    readText: (path) => (open(path).after ?? Buffer.alloc(0)).toString("utf8"),
    write,
    remove: (path) => write(path, null),
    move(from, to) {
      const content = open(from).after;
      write(from, null);
      write(to, content);
    },
    list: () =>
      [...changes.values()]
        .filter(({ before, after }) => !isSame(before, after))
        .sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}

/** A text that was read from other bytes than UTF-8 has lost them. */
function requireText({ path, after }: Change): void {
  if (after !== null && !isUtf8(after))
    throw new AuthoringError(`${path} is not valid UTF-8: save it as UTF-8 first`);
}

export function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

export function requireInsideOne(roots: readonly string[], path: string): string {
  const file = resolve(path);
  const root = roots.find((one) => file.startsWith(resolve(one) + sep));
  if (root === undefined) throw new UnsafePathError(path, "is not inside the content");
  return requireInside(root, relative(resolve(root), file));
}
