import type { ConversationEntry } from "~/domain/ai-help/conversation";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";

/** `today` to `month` have texts; later ones are named by their month. */
export type HistoryGroupName =
  | "today"
  | "yesterday"
  | "week"
  | "month"
  /** Milliseconds since 1970, within the month. */
  | { month: number };

export interface HistoryGroup {
  name: HistoryGroupName;
  entries: ConversationEntry[];
}

/** Groups conversations, latest first, by days of UTC: the server does not know the reader's. */
export function groupHistory(
  entries: readonly ConversationEntry[],
  now: number,
): HistoryGroup[] {
  const groups = new Map<string, HistoryGroup>();
  for (const entry of entries) {
    const name = nameGroup(entry.updatedAt, now);
    const key = typeof name === "string" ? name : toMonth(name.month);
    const group = groups.get(key) ?? { name, entries: [] };
    groups.set(key, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

function nameGroup(time: number, now: number): HistoryGroupName {
  const days = toDay(now) - toDay(time);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days < 7) return "week";
  return days < 30 ? "month" : { month: time };
}

function toDay(time: number): number {
  return Math.floor(time / DAY_MILLISECONDS);
}

function toMonth(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}
