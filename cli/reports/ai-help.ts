import { toIsoDate } from "~/domain/locales/iso-date";
import type { Miss, ListedMiss } from "~/services/ai-help/index.server";
import { toOneLine } from "../command/format";
import {
  LIST_OPTIONS,
  readChoice,
  readListOptions,
  type ListOptions,
} from "../command/option-values";
import { parseOptions } from "../command/parse-options";

const DEFAULT_LIMIT = "50";
const REASONS = ["refused", "down"] as const satisfies readonly Miss["reason"][];
const REASON_WORDS = { refused: "refused", down: "not useful" };

export interface MissOptions extends ListOptions {
  reason: Miss["reason"] | undefined;
}

export const USAGE = `Lists questions that AI Help refused and answers that readers voted down, latest first.

Usage: npm run ai-help -- [options]

  --limit NUMBER   how many (default: ${DEFAULT_LIMIT})
  --locale LOCALE  questions of one language only
  --reason REASON  refused or down only
  --format FORMAT  text (default), or json: an array with one object per question, and nothing else
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md). Questions are kept without their readers.`;

/** Throws UsageError. */
export function readOptions(args: readonly string[]): MissOptions {
  const { reason, ...given } = parseOptions(args, {
    command: "ai-help",
    options: { ...LIST_OPTIONS, reason: { type: "string" } },
  });
  return {
    ...readListOptions(given, DEFAULT_LIMIT),
    reason: reason === undefined ? undefined : readChoice("--reason", reason, REASONS),
  };
}

/** Formats one question per paragraph, with the pages that were shown below it. */
export function formatMisses(misses: readonly ListedMiss[]): string {
  if (misses.length === 0) return "No questions yet.";
  return misses
    .map(({ reason, locale, question, sources, day }) =>
      [
        `${toIsoDate(new Date(day))}  ${locale}  ${REASON_WORDS[reason]}`,
        `  ${toOneLine(question)}`,
        ...sources.map(({ url }) => `    ${url}`),
      ].join("\n"),
    )
    .join("\n\n");
}
