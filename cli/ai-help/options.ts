import type { Locale } from "~/domain/locales/locale";
import type { Miss } from "~/services/ai-help/index.server";
import {
  readChoice,
  readLocale,
  readWholeNumber,
  REPORT_FORMATS,
  type ReportFormat,
} from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_LIMIT = "50";
const MAX_LIMIT = 10_000;
const REASONS = ["refused", "down"] as const satisfies readonly Miss["reason"][];

export interface MissOptions {
  help: boolean;
  limit: number;
  locale: Locale | undefined;
  reason: Miss["reason"] | undefined;
  format: ReportFormat;
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
  return {
    help: given.help ?? false,
    limit: readWholeNumber("--limit", limit, MAX_LIMIT),
    locale: locale === undefined ? undefined : readLocale("--locale", locale),
    reason: reason === undefined ? undefined : readChoice("--reason", reason, REASONS),
    format: readChoice("--format", format, REPORT_FORMATS),
  };
}
