import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { toIsoDate } from "~/domain/locales/iso-date";
import {
  CLIENTS,
  SURFACES,
  USAGE_KINDS,
  type UsageKind,
} from "~/domain/operations/usage";
import type { UsageReport } from "~/services/usage-counts/index.server";
import { alignTable } from "../command/format";
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

type Day = Awaited<ReturnType<UsageReport["listDays"]>>[number];
type Name = Awaited<ReturnType<UsageReport["listNames"]>>[number];

export interface Stats {
  /** First and last day, such as 2026-11-22. */
  from: string;
  to: string;
  days: (Omit<Day, "day"> & { day: string })[];
  /** Most frequent names by kind; an empty name stands for all others. */
  names: Record<UsageKind, Name[]>;
}

export async function readStats(
  { listDays, listNames }: UsageReport,
  { days, limit, now = Date.now() }: { days: number; limit: number; now?: number },
): Promise<Stats> {
  const today = now - (now % DAY_MILLISECONDS);
  const since = today - (days - 1) * DAY_MILLISECONDS;
  const kinds = Object.keys(USAGE_KINDS) as UsageKind[];
  const names = await Promise.all(
    kinds.map(async (kind) => [kind, await listNames({ kind, since, limit })] as const),
  );
  const counted = await listDays(since);
  return {
    from: toDate(since),
    to: toDate(today),
    days: counted.map(({ day, ...rest }) => ({ day: toDate(day), ...rest })),
    names: Object.fromEntries(names) as Stats["names"],
  };
}

function toDate(time: number): string {
  return toIsoDate(new Date(time));
}

const TITLES: Record<UsageKind, string> = {
  page: "Pages",
  "not-found": "Missing pages",
  "empty-search": "Searches without result",
  vote: "Votes",
  ping: "Telemetry pings",
  event: "Telemetry: what was used",
  scroll: "Telemetry: percent scrolled",
  viewport: "Telemetry: window widths",
  subscription: "Telemetry: subscriptions",
};

/** Formats page views per day and kind of client, then the names of each kind. */
export function formatStats({ from, to, days, names }: Stats): string {
  if (days.length === 0) return `Nothing was counted from ${from} to ${to}.`;
  const kinds = (Object.keys(TITLES) as UsageKind[]).filter(
    (kind) => names[kind].length > 0,
  );
  return [
    `From ${from} to ${to}`,
    ...formatDays(days),
    ...kinds.flatMap((kind) => ["", TITLES[kind], ...names[kind].map(formatName)]),
  ].join("\n");
}

function formatDays(days: Stats["days"]): string[] {
  const pages = days.filter(({ kind }) => kind === "page");
  if (pages.length === 0) return [];
  const sum = (rows: Stats["days"]) =>
    rows.reduce((total, { count }) => total + count, 0);
  const columns = SURFACES.flatMap((surface) =>
    CLIENTS.map((client) => ({ surface, client })),
  ).filter(({ surface, client }) =>
    pages.some((row) => row.surface === surface && row.client === client),
  );
  const head = [
    "Page views",
    ...columns.map(({ surface, client }) => `${surface} ${client}`),
  ];
  const rows = [...new Set(pages.map(({ day }) => day))].map((day) => [
    day,
    ...columns.map(({ surface, client }) =>
      String(
        sum(
          pages.filter(
            (row) => row.day === day && row.surface === surface && row.client === client,
          ),
        ),
      ),
    ),
  ]);
  return ["", ...alignTable([head, ...rows], 1)];
}

function formatName({ surface, client, name, count }: Name): string {
  const who = [surface, client].filter((part) => part !== "").join(" ");
  const shown = name === "" ? "(all others)" : name;
  return `${String(count).padStart(8)}  ${shown}${who === "" ? "" : `  (${who})`}`;
}
