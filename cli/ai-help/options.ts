import { LOCALES, parseLocale, type Locale } from "~/domain/locales/locale";
import type { Miss } from "~/services/ai-help/index.server";
import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

const DEFAULT_LIMIT = "50";
const MAX_LIMIT = 10_000;

export interface MissOptions {
  help: boolean;
  limit: number;
  locale: Locale | undefined;
  reason: Miss["reason"] | undefined;
  format: "text" | "json";
}

export const USAGE = `Lists questions that AI Help refused and answers that readers voted down, latest first.

Usage: npm run ai-help -- [options]

  --limit NUMBER   how many (default: ${DEFAULT_LIMIT})
  --locale LOCALE  questions of one language only
  --reason REASON  refused or down only
  --format FORMAT  text (default), or json: an array with one object per question, and nothing else
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md). Questions are kept without their readers.`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): MissOptions {
  const given = parseOptions(args, {
    command: "ai-help",
    options: {
      limit: { type: "string" },
      locale: { type: "string" },
      reason: { type: "string" },
      format: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { limit = DEFAULT_LIMIT, locale, reason, format = "text" } = given;
  const language = locale === undefined ? undefined : parseLocale(locale);
  if (language === null) throw refuse("--locale", locale, `one of ${LOCALES.join(", ")}`);
  if (reason !== undefined && reason !== "refused" && reason !== "down")
    throw refuse("--reason", reason, "refused or down");
  if (format !== "text" && format !== "json")
    throw refuse("--format", format, "text or json");
  return {
    help: given.help ?? false,
    limit: readLimit(limit),
    locale: language,
    ...{ reason, format },
  };
}

function readLimit(value: string): number {
  const limit = /^\d+$/.test(value) ? Number(value) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw refuse("--limit", value, `a whole number from 1 to ${MAX_LIMIT}`);
}

function refuse(option: string, value: string | undefined, accepts: string): UsageError {
  return new UsageError(`${option} ${value ?? ""} can't be used: expected ${accepts}`);
}
