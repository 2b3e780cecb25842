import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FlawReport } from "~/domain/documents/flaw";
import { findAssetType } from "~/domain/documents/asset-types";
import { PAGE_FILE } from "../../sources/scan";
import { readIfThere } from "../files/write-file";
import { mentionsName } from "../text/written-names";
import { compressImage, measureImage, MOST_PIXELS } from "./compress-image";

/** Largest file beside a page. */
export const MOST_BYTES = 500 * 1024;

const SAVE = "npm run content -- fix --images";

/** First bytes by media type. */
const SIGNATURES: readonly (readonly [type: string, ending: string, pattern: RegExp])[] =
  [
    ["image/png", ".png", /^\u0089PNG/],
    ["image/jpeg", ".jpg", /^\u00ff\u00d8\u00ff/],
    ["image/gif", ".gif", /^GIF8/],
    ["image/webp", ".webp", /^RIFF....WEBP/s],
  ];
const UNSAFE_SVG = /<(?:script|object|iframe|embed)\b|\son\w+\s*=/i;

/**
 * Checks a file beside a page: its name, its kind, its size, whether it could be smaller, and that
 * the page mentions it.
 */
export async function checkAsset(file: string): Promise<FlawReport[]> {
  const content = readFileSync(file);
  const faults = [
    findNameFault(file),
    content.length === 0 ? "is 0 bytes" : findKindFault(file, content),
    findPixelFault(content),
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

function findKindFault(file: string, content: Buffer): string | null {
  const type = findAssetType(file);
  if (type === "image/svg+xml") {
    const text = content.toString("utf8");
    return /<svg[\s>]/i.test(text) && !UNSAFE_SVG.test(text)
      ? null
      : "does not appear to be an SVG";
  }
  const head = content.subarray(0, 16).toString("latin1");
  const found = SIGNATURES.find(([, , pattern]) => pattern.test(head));
  if (!found || found[0] === type || type === null) return null;
  const written = /\.[^.]+$/.exec(file)?.[0] ?? "";
  return `of type '${found[0]}' should have extension '${found[1]}', but has extension '${written}'`;
}

/** The size of an SVG is no number of pixels that a browser would have to keep. */
function findPixelFault(content: Buffer): string | null {
  const { type, pixels } = measureImage(content) ?? { type: "svg", pixels: 0 };
  const most = `${MOST_PIXELS / 1_000_000} million`;
  return type !== "svg" && pixels > MOST_PIXELS ? `has more than ${most} pixels` : null;
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
