import { readFileSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import type { z } from "zod";
import type { AreaKind } from "~/domain/areas/area-page";
import type { Flaw, FlawReport } from "~/domain/documents/flaw";
import type { Scan } from "../sources/scan";
import { parseFrontMatterBy, splitSource } from "../sources/docs/front-matter";
import { withFile } from "../flaws/with-file";

/** A Markdown file of an area, taken apart. */
export interface AreaFile<Data> {
  /** Absolute; and where it lies in the area, for flaws: `blog/posts/hello/index.md`. */
  file: string;
  path: string;
  folder: string;
  data: Partial<Data>;
  body: string;
  /** Of the body, in the file. */
  firstLine: number;
}

/** What reading one area needs; `flaws` is filled on the way. */
export interface AreaReading {
  kind: AreaKind;
  /** The area's root: paths in flaws begin below it. */
  root: string;
  /** The folder of the pages. */
  folder: string;
  siteName: string;
  scan: Scan;
  flaws: Flaw[];
}

/** Every file below a folder, in path order. */
export function listFiles(folder: string, scan: Scan): string[] {
  return [...scan.keys()].filter((path) => path.startsWith(folder + sep)).sort();
}

/** The other files in the same folder as a page. */
export function listFilesBeside(file: string, scan: Scan): string[] {
  const folder = dirname(file);
  return [...scan.keys()].filter(
    (path) => dirname(path) === folder && !path.endsWith(".md"),
  );
}

/** Path of a file in flaws. */
export function toAreaPath(file: string, { kind, root }: AreaReading): string {
  return [kind, ...relative(root, file).split(sep)].join("/");
}

export function reportIn(file: string, reading: AreaReading) {
  const path = toAreaPath(file, reading);
  return (flaw: FlawReport): void => void reading.flaws.push(withFile(flaw, path));
}

/** Null when the file is gone since the folder was listed. */
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
  return { file, path, folder: dirname(file), data, body, firstLine };
}

export function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Where a picture beside a page is served, below the page's address. */
export function toAsset(file: string, pageUrl: string, reading: AreaReading) {
  return { file, path: toAreaPath(file, reading), url: `${pageUrl}/${basename(file)}` };
}
