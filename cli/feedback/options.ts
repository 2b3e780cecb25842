import type { Locale } from "~/domain/locales/locale";
import {
  readChoice,
  readLocale,
  readWholeNumber,
  REPORT_FORMATS,
  type ReportFormat,
} from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_LIMIT = "20";
const MAX_LIMIT = 10_000;

export interface FeedbackOptions {
  help: boolean;
  /** Number of pages to list. */
  limit: number;
  locale: Locale | undefined;
  format: ReportFormat;
}

export const USAGE = `Lists how readers voted on pages: those with the most complaints first.

Usage: npm run feedback -- [options]

  --limit NUMBER   how many pages (default: ${DEFAULT_LIMIT})
  --locale LOCALE  pages of one language only
  --format FORMAT  text (default), or json: an array with one object per page, and nothing else
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md).`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): FeedbackOptions {
  const {
    help = false,
    limit = DEFAULT_LIMIT,
    locale,
    format = "text",
  } = parseOptions(args, {
    command: "feedback",
    options: {
      limit: { type: "string" },
      locale: { type: "string" },
      format: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    help,
    limit: readWholeNumber("--limit", limit, MAX_LIMIT),
    locale: locale === undefined ? undefined : readLocale("--locale", locale),
    format: readChoice("--format", format, REPORT_FORMATS),
  };
}
