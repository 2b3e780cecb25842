import { EVENTS, type PlacementCount } from "~/services/placements/index.server";
import { alignTable } from "../command/format";
import {
  readChoice,
  readWholeNumber,
  REPORT_FORMATS,
  type ReportFormat,
} from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_DAYS = "30";
const MAX_DAYS = 400;

export interface PlacementsOptions {
  help: boolean;
  /** Number of days, today included. */
  days: number;
  format: ReportFormat;
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
  return {
    help,
    days: readWholeNumber("--days", days, MAX_DAYS),
    format: readChoice("--format", format, REPORT_FORMATS),
  };
}

const HEAD = ["campaign", "slot", ...EVENTS, "clicks per 1000 views"];

/** Formats a table: one line per campaign and slot. */
export function formatCounts(counts: readonly PlacementCount[]): string {
  if (counts.length === 0) return "No advertisement was served.";
  return alignTable([HEAD, ...counts.map(toRow)], 2).join("\n");
}

function toRow({ campaign, slot, ...counts }: PlacementCount): string[] {
  const { viewed, clicked } = counts;
  const rate = viewed === 0 ? "-" : ((1000 * clicked) / viewed).toFixed(1);
  return [campaign, slot, ...EVENTS.map((event) => String(counts[event])), rate];
}
