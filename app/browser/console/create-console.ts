import type { ConsoleMessage } from "~/domain/play/messages";
import { formatMessage } from "./format-message";

export interface Console {
  add(message: Pick<ConsoleMessage, "prop" | "args">): void;
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
      show(entries);
    });
  }
  return {
    add(message) {
      entries = addEntry(entries, message);
      showSoon();
    },
    clear() {
      entries = [];
      show(entries);
    },
  };
}

type ConsoleLevel = "log" | "info" | "warn" | "error";

export interface ConsoleEntry {
  /** Unique within its list. */
  id: number;
  level: ConsoleLevel;
  text: string;
}

/** Methods that print their arguments, with the level of each. */
const LEVELS: Readonly<Record<string, ConsoleLevel>> = {
  log: "log",
  debug: "log",
  dir: "log",
  dirxml: "log",
  table: "log",
  trace: "log",
  group: "log",
  groupCollapsed: "log",
  info: "info",
  warn: "warn",
  error: "error",
};

/** Limit, because an endless loop would otherwise fill the memory. */
export const MAX_ENTRIES = 500;

/**
 * The list with the entry of one console call; the oldest entries beyond the limit are
 * dropped.
 */
export function addEntry(
  entries: readonly ConsoleEntry[],
  { prop: method, args }: Pick<ConsoleMessage, "prop" | "args">,
): readonly ConsoleEntry[] {
  if (method === "clear") return [];
  const entry = toEntry(method, args);
  if (!entry) return entries;
  const id = (entries.at(-1)?.id ?? 0) + 1;
  return [...entries, { id, ...entry }].slice(-MAX_ENTRIES);
}

function toEntry(
  method: string,
  args: readonly unknown[],
): Omit<ConsoleEntry, "id"> | null {
  const level = Object.hasOwn(LEVELS, method) ? LEVELS[method] : undefined;
  if (level) return { level, text: shortenAddresses(formatMessage(args)) };
  if (method === "groupEnd") return null;
  if (method === "assert") return toAssertion(args);
  return { level: "warn", text: `[playground] console.${method} can't be shown here` };
}

function toAssertion([condition, ...args]: readonly unknown[]) {
  if (condition) return null;
  const text = formatMessage(args);
  return {
    level: "error" as const,
    text: text === "" ? "Assertion failed" : `Assertion failed: ${text}`,
  };
}

/**
 * Shortens the runner's URL in stack traces, because its query contains all of the code. A path ends
 * at its question mark: code can print text in which a search beyond it takes half a minute.
 */
function shortenAddresses(text: string): string {
  return text.replace(/https?:[^\s?]*\/(runner\.html)\?[^\s)]*?(?=:\d+:\d+)/g, "$1");
}
