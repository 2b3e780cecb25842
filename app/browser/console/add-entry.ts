import type { ConsoleMessage } from "~/domain/play/messages";
import { formatMessage } from "./format-message";

export type ConsoleLevel = "log" | "info" | "warn" | "error";

export interface ConsoleEntry {
  /** Unlike that of any other entry of its list. */
  id: number;
  level: ConsoleLevel;
  text: string;
}

/** Methods that print what they are given, by how serious that is. */
const LEVELS: Readonly<Record<string, ConsoleLevel>> = {
  ...{ log: "log", debug: "log", dir: "log", dirxml: "log", table: "log", trace: "log" },
  ...{ group: "log", groupCollapsed: "log", info: "info", warn: "warn", error: "error" },
};

/** A loop that never stops would otherwise fill the memory. */
export const MAX_ENTRIES = 500;

/** The list with what a call of a console method adds to it; the oldest entries fall out. */
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

/** Errors say where in the runner they happened; its address holds all of the code. */
function shortenAddresses(text: string): string {
  return text.replace(/https?:\S*?\/(runner\.html)\?[^\s)]*?(?=:\d+:\d+)/g, "$1");
}
