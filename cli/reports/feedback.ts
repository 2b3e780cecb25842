import type { PageFeedback } from "~/services/feedback/index.server";
import {
  LIST_OPTIONS,
  readListOptions,
  type ListOptions,
} from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_LIMIT = "20";

export const USAGE = `Lists how readers voted on pages: those with the most complaints first.

Usage: npm run feedback -- [options]

  --limit NUMBER   how many pages (default: ${DEFAULT_LIMIT})
  --locale LOCALE  pages of one language only
  --format FORMAT  text (default), or json: an array with one object per page, and nothing else
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md).`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): ListOptions {
  const given = parseOptions(args, { command: "feedback", options: LIST_OPTIONS });
  return readListOptions(given, DEFAULT_LIMIT);
}

/** Formats one line per page, and below it the readers' reasons. */
export function formatFeedback(pages: readonly PageFeedback[]): string {
  if (pages.length === 0) return "No votes yet.";
  const width = Math.max(
    ...pages.map(({ yes, no }) => Math.max(String(yes).length, String(no).length)),
  );
  const pad = (count: number) => String(count).padStart(width);
  return pages
    .flatMap(({ url, yes, no, reasons }) => [
      `${pad(no)} no  ${pad(yes)} yes  ${url}`,
      ...reasons.map(({ reason, count }) => `${pad(count)}     ${reason}`),
    ])
    .join("\n");
}
