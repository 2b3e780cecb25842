import { LOCALES, parseLocale, type Locale } from "~/domain/locales/locale";
import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

const DEFAULT_LIMIT = "20";
const MAX_LIMIT = 10_000;

export interface FeedbackOptions {
  help: boolean;
  /** Number of pages to list. */
  limit: number;
  locale: Locale | undefined;
  format: "text" | "json";
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
    limit: readLimit(limit),
    locale: locale === undefined ? undefined : readLocale(locale),
    format: readFormat(format),
  };
}

function readLimit(value: string): number {
  const limit = /^\d+$/.test(value) ? Number(value) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw refuse("--limit", value, `a whole number from 1 to ${MAX_LIMIT}`);
}

function readLocale(value: string): Locale {
  const locale = parseLocale(value);
  if (locale) return locale;
  throw refuse("--locale", value, `one of ${LOCALES.join(", ")}`);
}

function readFormat(value: string): FeedbackOptions["format"] {
  if (value === "text" || value === "json") return value;
  throw refuse("--format", value, "text or json");
}

function refuse(option: string, value: string, accepts: string): UsageError {
  return new UsageError(`${option} ${value} can't be used: expected ${accepts}`);
}
