import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { imageSize } from "image-size";

const IMAGE = /\.(?:gif|jpe?g|png|webp|avif|svg)$/;
const MAX_EDITS = 3;

export interface AssetSize {
  width: number | null;
  height: number | null;
}

/** The folders of pages, read when first asked and then remembered. */
export interface Folders {
  /** Names of the files in a folder that may be shown; none when there is no such folder. */
  list(folder: string): readonly string[];
  /** The size of a file, null when it does not exist. `name` may start with sub-folders. */
  measure(folder: string, name: string): AssetSize | null;
}

export function openFolders(): Folders {
  const names = new Map<string, ReadonlySet<string>>();
  const sizes = new Map<string, AssetSize>();

  function listNames(folder: string): ReadonlySet<string> {
    return getOrCreate(names, folder, () => new Set(readNames(folder)));
  }

  return {
    list: (folder) => [...listNames(folder)],
    measure(folder, name) {
      const path = join(folder, name);
      if (!listNames(dirname(path)).has(basename(path))) return null;
      return getOrCreate(sizes, path, () => measureFile(path));
    },
  };
}

/** The name that needs the fewest edits to become this one, null when none is near. */
export function findNearName(name: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let bestEdits = MAX_EDITS + 1;
  for (const candidate of candidates) {
    if (stripExtension(candidate) === stripExtension(name)) return candidate;
    const edits = countEdits(name, candidate);
    if (edits < bestEdits) [best, bestEdits] = [candidate, edits];
  }
  return best;
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".md"))
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

function measureFile(path: string): AssetSize {
  if (!IMAGE.test(path)) return { width: null, height: null };
  try {
    const { width, height } = imageSize(readFileSync(path));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A damaged or odd image still shows; it only lacks its size.
    return { width: null, height: null };
  }
}

function stripExtension(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}

/** Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_edits, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const shifted = Math.min(previous[column + 1] ?? 0, current[column] ?? 0) + 1;
      current.push(Math.min(replaced, shifted));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = create();
  map.set(key, made);
  return made;
}
