import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { findAssetType } from "~/domain/documents/asset-types";
import type { FlawReport } from "~/domain/documents/flaw";
import { PAGE_FILE } from "../../sources/scan";
import { readIfThere } from "../files/write-file";
import { mentionsName } from "../text/written-names";
import { compressImage, measureImage, MOST_PIXELS } from "./compress-image";
import { findImageFault } from "./find-image-fault";

/** Largest file beside a page. */
export const MOST_BYTES = 500 * 1024;

const SAVE = "npm run content -- fix --images";

/**
 * Checks a file beside a page: its name, its kind, its size, whether it could be smaller, and that
 * the page mentions it.
 */
export async function checkAsset(file: string): Promise<FlawReport[]> {
  const content = readFileSync(file);
  const faults = [
    findNameFault(file),
    content.length === 0 ? "is 0 bytes" : findContentFault(file, content),
    await findSizeFault(file, content),
    isMentioned(file) ? null : "is not mentioned in index.md",
  ];
  return faults.flatMap((fault) =>
    fault === null
      ? []
      : [
          {
            check: "asset",
            severity: "error" as const,
            message: `${basename(file)} ${fault}`,
          },
        ],
  );
}

function findNameFault(file: string): string | null {
  const name = basename(file);
  return name === name.toLowerCase() ? null : "is not in lower case";
}

function findContentFault(file: string, content: Buffer): string | null {
  const fault = findImageFault(file, content);
  const type = findAssetType(file);
  if (fault === "pixels")
    return `has more than ${MOST_PIXELS / 1_000_000} million pixels`;
  if (fault !== null && type === "image/svg+xml") return "does not appear to be an SVG";
  if (type === null) return null;
  // Sound and fonts too may be images in truth.
  const found = measureImage(content)?.type ?? "";
  const foundType = findAssetType(`.${found}`);
  if (foundType !== null && foundType !== type)
    return `of type '${foundType}' should have extension '.${found}', but has extension '${extname(file)}'`;
  return fault && `does not appear to be of type '${type}'`;
}

async function findSizeFault(file: string, content: Buffer): Promise<string | null> {
  const smaller = await compressImage(file, content);
  const target = smaller ? `can be compressed to ${toKib(smaller)} KiB` : null;
  if (content.length <= MOST_BYTES)
    return target && `is ${toKib(content)} KiB, but ${target} (${SAVE})`;
  const size = `is too large: ${toKib(content)} KiB of ${MOST_BYTES / 1024}`;
  return smaller && smaller.length <= MOST_BYTES
    ? `${size}, but ${target} (${SAVE})`
    : `${size}, even after compressing`;
}

function toKib({ length }: Buffer): number {
  return Math.ceil(length / 1024);
}

/** A file beside no page is reported by the compiler. */
function isMentioned(file: string): boolean {
  const text = readIfThere(join(dirname(file), PAGE_FILE))?.toString("utf8");
  return text === undefined || mentionsName(text, basename(file));
}
