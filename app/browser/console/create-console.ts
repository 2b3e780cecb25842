import type { ConsoleMessage } from "~/domain/play/messages";
import { formatMessage } from "./format-message";

export interface Console {
  add(line: ConsoleLine): void;
  clear(): void;
}

/**
 * Renders once per animation frame, because a loop can print thousands of entries in one.
 */
export function createConsole(show: (entries: readonly ConsoleEntry[]) => void): Console {
  let entries: readonly ConsoleEntry[] = [];
  let isWaiting = false;
  function showSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      show(addDropped(entries));
    });
  }
  return {
    add(line) {
      entries = addEntry(entries, line);
      showSoon();
    },
    clear() {
      entries = [];
      show(entries);
    },
  };
}

/** Methods whose lines look different; all others print like `log`. */
const LEVELS = ["info", "warn", "error", "table"] as const;

type ConsoleLevel = "log" | (typeof LEVELS)[number];

export interface ConsoleEntry {
  /** Unique within its list, and counts the lines up to this one. */
  id: number;
  level: ConsoleLevel;
  text: string;
}

type ConsoleLine = Pick<ConsoleMessage, "prop" | "args"> & Partial<ConsoleMessage>;

/** Limit, because an endless loop would otherwise fill the memory; also that of the runner's script. */
export const MAX_ENTRIES = 500;
/** Limit, because the layout of long texts takes seconds. */
export const MAX_CHARACTERS = 200_000;
const MAX_DEPTH = 20;

/**
 * The list with the entry of one line; the oldest entries beyond the limit are dropped.
 */
export function addEntry(
  entries: readonly ConsoleEntry[],
  { prop, args, depth = 0, skipped = 0 }: ConsoleLine,
): readonly ConsoleEntry[] {
  if (prop === "clear") return [];
  const id = (entries.at(-1)?.id ?? 0) + skipped + 1;
  const level: ConsoleLevel = LEVELS.find((name) => name === prop) ?? "log";
  const indent = "  ".repeat(Math.min(depth, MAX_DEPTH));
  const text = shortenAddresses(formatMessage(args)).replace(/^/gm, indent);
  return dropOldest([...entries, { id, level, text }]);
}

function dropOldest(entries: readonly ConsoleEntry[]): readonly ConsoleEntry[] {
  let room = MAX_CHARACTERS;
  const kept = entries.findLastIndex(({ text }) => (room -= text.length) < 0) + 1;
  // The newest is kept at any length.
  const first = Math.max(entries.length - MAX_ENTRIES, kept);
  return entries.slice(Math.min(first, entries.length - 1));
}

/** The list after a line that tells how many entries were dropped, if any were. */
export function addDropped(entries: readonly ConsoleEntry[]): readonly ConsoleEntry[] {
  const dropped = (entries.at(-1)?.id ?? 0) - entries.length;
  if (dropped === 0) return entries;
  const text = `[Playground] Lines left out: ${dropped}`;
  return [{ id: 0, level: "info", text }, ...entries];
}

/**
 * Shortens the runner's URL in stack traces, because its query contains all of the code. Passes each character
 * once, also those of other addresses: code can print lines in which a search from each start takes minutes.
 */
function shortenAddresses(text: string): string {
  return text.replace(
    /https?:[^\s?]*(?:(?<=\/(runner\.html))\?[^\s)]*)?/g,
    (address, file?: string) =>
      file ? address.replace(/^[^?]*.*?(?=:\d+:\d+)/, file) : address,
  );
}
