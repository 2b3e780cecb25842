import { squeeze } from "./prepare-titles";

/** A typed text, ready to be looked for. */
export interface QuickQuery {
  /** Trimmed and in lower case. */
  text: string;
  /** Each of them must be found; at least one. */
  words: readonly string[];
  /** The text as names are compared: without signs and spaces. */
  squeezed: string;
}

const SEPARATORS = /[ ,.]+/;
/** For names that begin or end with a period, such as `.has` while `.hasOwn` is being typed. */
const SEPARATORS_BUT_PERIOD = /[ ,]+/;

/** Null when the text says nothing that could be looked for. */
export function parseQuery(typed: string): QuickQuery | null {
  const text = typed.trim().toLowerCase();
  const keepsPeriods = text.startsWith(".") || text.endsWith(".");
  const words = text
    .split(keepsPeriods ? SEPARATORS_BUT_PERIOD : SEPARATORS)
    .filter((word) => word !== "");
  return words.length === 0
    ? null
    : { text, words: [...new Set(words)], squeezed: squeeze(text) };
}
