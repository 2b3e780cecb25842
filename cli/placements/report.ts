import { EVENTS, type PlacementCount } from "~/services/placements/index.server";

const HEAD = ["campaign", "slot", ...EVENTS, "clicks per 1000 views"];

/** Formats a table: one line per campaign and slot. */
export function formatCounts(counts: readonly PlacementCount[]): string {
  if (counts.length === 0) return "No advertisement was served.";
  const rows = [HEAD, ...counts.map(toRow)];
  const widths = HEAD.map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function toRow({ campaign, slot, ...counts }: PlacementCount): string[] {
  const { viewed, clicked } = counts;
  const rate = viewed === 0 ? "-" : ((1000 * clicked) / viewed).toFixed(1);
  return [campaign, slot, ...EVENTS.map((event) => String(counts[event])), rate];
}
