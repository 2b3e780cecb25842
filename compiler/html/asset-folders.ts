import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { imageSize } from "image-size";
import { LRUCache } from "lru-cache";
import { getOrCreate } from "~/domain/text/get-or-create";
import { findClosestName } from "../core/closest-name";

/** The last ones asked for, which are those of the pages that are rendered next, and few of them. */
const KEPT_FOLDERS = 4_000;
const IMAGE = /\.(?:gif|jpe?g|png|webp|avif|svg)$/;
/** A comment of XML; one that is never closed goes to the end. */
const COMMENT = /<!--.*?(?:-->|$)/gs;
/** Ends at the next `<`, which no tag of XML may contain; otherwise a file of open tags takes quadratic time. */
const SVG_ROOT = /<svg\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/;
const VIEW_BOX = /\sviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

export interface AssetSize {
  width: number | null;
  height: number | null;
}

/** Caches the folders of pages that were asked for last. */
export interface Folders {
  /** Lists the names of servable files in a folder; empty for a missing folder. */
  list(folder: string): readonly string[];
  /** Measures a file; null when it does not exist. `name` may start with sub-folders. */
  measure(folder: string, name: string): AssetSize | null;
}

/** Opens folders as they are read. `onFolder` is called for each that an answer depends on. */
export function openFolders(onFolder: (folder: string) => void): Folders {
  const names = new LRUCache<string, ReadonlySet<string>>({ max: KEPT_FOLDERS });
  const sizes = new Map<string, AssetSize>();

  function listNames(folder: string): ReadonlySet<string> {
    onFolder(folder);
    const known = names.get(folder);
    if (known) return known;
    const read = new Set(readNames(folder));
    names.set(folder, read);
    return read;
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

/** Finds the same name with another extension, else a similar name. */
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

/** Measures an image; nulls for other files and for images without a size. */
export function measureImage(path: string): AssetSize {
  if (!IMAGE.test(path.toLowerCase())) return { width: null, height: null };
  try {
    const content = readAlone(path);
    const isSvg = path.toLowerCase().endsWith(".svg");
    const { width, height } = imageSize(isSvg ? takeSvgRoot(content) : content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A damaged image is still served, but without a size.
    return { width: null, height: null };
  }
}

/**
 * Reads a file into memory of its own: Node reads small files into a shared pool, so that the
 * parser of a truncated image would read neighbouring data as its size.
 */
function readAlone(path: string): Uint8Array {
  const content = readFileSync(path);
  return content.byteLength === content.buffer.byteLength
    ? content
    : Uint8Array.from(content);
}

/**
 * Returns the root's tag, without the comments before it, whose tags image-size would measure.
 * The numbers of its viewBox are separated by one blank each, as image-size asks for.
 */
function takeSvgRoot(content: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(content).replaceAll(COMMENT, "");
  const [root = ""] = SVG_ROOT.exec(text) ?? [];
  const plain = root.replace(VIEW_BOX, (_, double?: string, single?: string) => {
    const numbers = (double ?? single ?? "").trim().split(/[\s,]+/);
    return ` viewBox="${numbers.join(" ")}"`;
  });
  return new TextEncoder().encode(plain);
}

function stripExtension(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}
