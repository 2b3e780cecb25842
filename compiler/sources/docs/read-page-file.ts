import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Page } from "../../core/page";
import { describeBadEncoding } from "../../flaws/files";
import { parseFrontMatter, splitSource, type SplitSource } from "./front-matter";

/** Reads and parses a file's front matter; returns JSON of ParsedFrontMatter, which is kept between compiles. */
export function readFrontMatterJson(file: string): string {
  const { frontMatter } = splitSource(readBeginning(file));
  return JSON.stringify(
    parseFrontMatter(frontMatter ?? splitSource(readFileSync(file, "utf8")).frontMatter),
  );
}

/** Nearly all front matter is shorter. */
const BEGINNING = Buffer.alloc(4096);

/** Reads whole lines, because decoding all pages to their ends costs more than parsing their front matter. */
function readBeginning(file: string): string {
  const opened = openSync(file, "r");
  try {
    const bytes = BEGINNING.subarray(0, readSync(opened, BEGINNING));
    return bytes.toString("utf8", 0, bytes.lastIndexOf("\n") + 1);
  } finally {
    closeSync(opened);
  }
}

/** Finds the slug's line by reading the file again, which happens only for its flaws. */
export function readSlugLine(file: string): number {
  return toSlugLine(splitSource(readFileSync(file, "utf8")).frontMatter);
}

export function toSlugLine(frontMatter: string | null): number {
  const lines = frontMatter?.split("\n") ?? [];
  // Line 1 is the opening `---`, which is named where the slug has no line of its own.
  return 2 + lines.findIndex((line) => /^slug\s*:/.test(line));
}

/** Reads a page's file, cut into front matter and Markdown. Reports invalid UTF-8. */
export function readBody(page: Page, report?: ReportFlaw): SplitSource {
  const text = readFileSync(page.file, "utf8");
  if (report && text.includes(REPLACEMENT)) checkEncoding(page.file, text, report);
  return splitSource(text);
}

/** Replaces invalid bytes in decoded text; a page may also contain it itself. */
const REPLACEMENT = "\uFFFD";

function checkEncoding(file: string, text: string, report: ReportFlaw): void {
  if (isUtf8(readFileSync(file))) return;
  const before = text.slice(0, text.indexOf(REPLACEMENT)).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  report(describeBadEncoding({ line: before.length, column }));
}
