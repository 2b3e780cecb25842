import { EVENTS, type PlacementCount } from "~/services/placements/index.server";
import { alignTable } from "../command/format";

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
