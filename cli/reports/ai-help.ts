import { toIsoDate } from "~/domain/locales/iso-date";
import type { Miss, ListedMiss } from "~/services/ai-help/index.server";
import { formatAmount, toOneLine } from "../command/format";
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

export const USAGE = `Counts the questions that AI Help refused, and lists those that readers showed to the writers,
with the answers that they voted down, latest first.

Usage: npm run ai-help -- [options]

  --limit NUMBER   how many (default: ${DEFAULT_LIMIT})
  --locale LOCALE  questions of one language only
  --reason REASON  refused or down only
  --format FORMAT  text (default), or json: an object with both counts and the questions, and nothing else
  --help           show this text

Reads DATABASE_URL and DATA_DIR (docs/configuration.md). The counts are of all languages. Questions are
kept without their readers; no refused question is kept that its reader has not shown.`;

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

interface AiHelpReport {
  /** Questions whose metrics are kept. */
  asked: number;
  refused: number;
  questions: readonly ListedMiss[];
}

/** Formats the counts, then one question per paragraph, with the pages that were shown below it. */
export function formatReport({ asked, refused, questions }: AiHelpReport): string {
  const counts = `Refused: ${refused} of ${formatAmount(asked, "question")}.`;
  if (questions.length === 0) return `${counts}\n\nNo question was shown to you yet.`;
  return [counts, ...questions.map(formatMiss)].join("\n\n");
}

function formatMiss({ reason, locale, question, sources, day }: ListedMiss): string {
  return [
    `${toIsoDate(new Date(day))}  ${locale}  ${REASON_WORDS[reason]}`,
    `  ${toOneLine(question)}`,
    ...sources.map(({ url }) => `    ${toOneLine(url)}`),
  ].join("\n");
}
