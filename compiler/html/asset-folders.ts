import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { imageSize } from "image-size";
import { getOrCreate } from "~/domain/text/get-or-create";
import { findClosestName } from "../core/closest-name";

const IMAGE = /\.(?:gif|jpe?g|png|webp|avif|svg)$/;

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

export function openFolders(onFolder: (folder: string) => void): Folders {
  const names = new Map<string, ReadonlySet<string>>();
  const sizes = new Map<string, AssetSize>();

  function listNames(folder: string): ReadonlySet<string> {
    onFolder(folder);
    return getOrCreate(names, folder, () => new Set(readNames(folder)));
  }

  return {
    list: (folder) => [...listNames(folder)],
    measure(folder, name) {
      const path = join(folder, name);
      if (!listNames(dirname(path)).has(basename(path))) return null;
      return getOrCreate(sizes, path, () => measureImage(path));
    },
  };
}

/** The same name with another extension, else the one that is spelt nearly so. */
export function findNearName(name: string, candidates: readonly string[]): string | null {
  const stem = stripExtension(name);
  const twin = candidates.find((candidate) => stripExtension(candidate) === stem);
  return twin ?? findClosestName(name, candidates);
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

/** The size of an image; nulls for what is none or tells none. */
export function measureImage(path: string): AssetSize {
  if (!IMAGE.test(path.toLowerCase())) return { width: null, height: null };
  try {
    const { width, height } = imageSize(readAlone(path));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A damaged or odd image still shows; it only lacks its size.
    return { width: null, height: null };
  }
}

/**
 * A file in memory of its own: Node reads small files into a shared pool, where the reader of a
 * truncated image would take what lies behind it for its size.
 */
function readAlone(path: string): Uint8Array {
  const content = readFileSync(path);
  return content.byteLength === content.buffer.byteLength
    ? content
    : Uint8Array.from(content);
}

function stripExtension(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}
