import { parseOptions } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

const DEFAULT_DAYS = "30";
const MAX_DAYS = 400;

export interface PlacementsOptions {
  help: boolean;
  /** Number of days, today included. */
  days: number;
  format: "text" | "json";
}

export const USAGE = `Lists how often each advertisement was served, viewed and clicked.

Usage: npm run placements -- [options]

  --days NUMBER    how many days, today included (default: ${DEFAULT_DAYS}, at most ${MAX_DAYS})
  --format FORMAT  text (default), or json: an array with one object per campaign and slot
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md). A running server saves its counts every
ten seconds.`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): PlacementsOptions {
  const {
    help = false,
    days = DEFAULT_DAYS,
    format = "text",
  } = parseOptions(args, {
    command: "placements",
    options: {
      days: { type: "string" },
      format: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (format !== "text" && format !== "json")
    throw refuse("--format", format, "text or json");
  return { help, days: readDays(days), format };
}

function readDays(value: string): number {
  const days = /^\d+$/.test(value) ? Number(value) : 0;
  if (days >= 1 && days <= MAX_DAYS) return days;
  throw refuse("--days", value, `a whole number from 1 to ${MAX_DAYS}`);
}

function refuse(option: string, value: string, accepts: string): UsageError {
  return new UsageError(`${option} ${value} can't be used: expected ${accepts}`);
}
