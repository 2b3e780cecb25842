import { readWholeNumber, type ReportFormat } from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_DAYS = "30";
const DEFAULT_LIMIT = "10";
const MAX_NUMBER = 36_500;

export interface StatsOptions {
  help: boolean;
  format: ReportFormat;
  /** Number of days, today included. */
  days: number;
  /** Number of names per kind and client. */
  limit: number;
}

export const USAGE = `Shows how the site is used: pages by who asked for them, missing pages, searches without result,
votes, telemetry. The counts contain nothing about readers.

Usage: npm run stats -- [options]

  --days NUMBER   how many days, today included (default: ${DEFAULT_DAYS})
  --limit NUMBER  how many names of each kind (default: ${DEFAULT_LIMIT})
  --json          print an object with all of it, and nothing else
  --help          show this text

Servers write their counts once a minute. Reads DATABASE_URL and DATA_DIR (docs/configuration.md).`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): StatsOptions {
  const {
    help = false,
    json = false,
    days = DEFAULT_DAYS,
    limit = DEFAULT_LIMIT,
  } = parseOptions(args, {
    command: "stats",
    options: {
      days: { type: "string" },
      limit: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  return {
    help,
    format: json ? "json" : "text",
    days: readWholeNumber("--days", days, MAX_NUMBER),
    limit: readWholeNumber("--limit", limit, MAX_NUMBER),
  };
}
