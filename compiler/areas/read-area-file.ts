import { readFileSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import type { z } from "zod";
import type { AreaKind } from "~/domain/areas/area-page";
import type { Flaw, FlawReport } from "~/domain/documents/flaw";
import type { Scan } from "../sources/scan";
import { parseFrontMatterBy, splitSource } from "../sources/docs/front-matter";
import { createKeyLocator, type LocateKey } from "../sources/docs/front-matter-issues";
import { withFile } from "../flaws/with-file";
import type { DocsSource } from "../sources/docs/read-pages";

/** A parsed Markdown file of an area. */
export interface AreaFile<Data> {
  /** Absolute path, and the path in the area for flaws: `blog/posts/hello/index.md`. */
  file: string;
  path: string;
  folder: string;
  data: Partial<Data>;
  body: string;
  /** Line number of the body's first line in the file. */
  firstLine: number;
  /** Finds keys of the front matter, for flaws. */
  locateKey: LocateKey;
}

/** Input for reading one area; readers add to `flaws`. */
export interface AreaReading {
  kind: AreaKind;
  /** The area's root; paths in flaws are relative to it. */
  root: string;
  /** The folder of the pages. */
  folder: string;
  siteName: string;
  scan: Scan;
  flaws: Flaw[];
}

/** Lists every file below a folder, in path order. */
export function listFiles(folder: string, scan: Scan): string[] {
  return [...scan.keys()].filter((path) => path.startsWith(folder + sep)).sort();
}

/** Lists the other files in a page's folder, in path order. */
export function listFilesBeside(file: string, scan: Scan): string[] {
  const folder = dirname(file);
  return [...scan.keys()]
    .filter((path) => dirname(path) === folder && !path.endsWith(".md"))
    .sort();
}

/** Returns a file's path in flaws. */
function toAreaPath(file: string, { kind, root }: AreaReading): string {
  return [kind, ...relative(root, file).split(sep)].join("/");
}

export function reportIn(file: string, reading: AreaReading) {
  const path = toAreaPath(file, reading);
  return (flaw: FlawReport): void => void reading.flaws.push(withFile(flaw, path));
}

/** Reads a file; null when it has disappeared since the folder was listed. */
export function readAreaFile<Shape extends z.ZodRawShape>(
  file: string,
  schema: z.ZodObject<Shape>,
  reading: AreaReading,
): AreaFile<z.infer<z.ZodObject<Shape>>> | null {
  const text = readText(file);
  if (text === null) return null;
  const { frontMatter, body, firstLine } = splitSource(text);
  const { data, flaws } = parseFrontMatterBy(schema, frontMatter);
  const report = reportIn(file, reading);
  flaws.forEach(report);
  const path = toAreaPath(file, reading);
  const locateKey: LocateKey = (key) => createKeyLocator(frontMatter ?? "")(key);
  return { file, path, folder: dirname(file), data, body, firstLine, locateKey };
}

export function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Names the address of a file beside a page: below the page's own address. */
export function toAsset(file: string, pageUrl: string, reading: AreaReading) {
  return { file, path: toAreaPath(file, reading), url: `${pageUrl}/${basename(file)}` };
}

/**
 * Lists the images that a page names in a folder of several pages. Each is served below the
 * pages that name it, because their relative addresses lead there.
 */
export function listNamedAssets(
  { file, body, url }: { file: string; body: string; url: string },
  reading: AreaReading,
): DocsSource["assets"] {
  return listFilesBeside(file, reading.scan)
    .filter((asset) => body.includes(basename(asset)))
    .map((asset) => toAsset(asset, url, reading));
}
