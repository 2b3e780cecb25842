import { toIsoDate } from "~/domain/locales/iso-date";
import type { ListedMiss } from "~/services/ai-help/index.server";
import { toOneLine } from "../command/format";

const REASONS = { refused: "refused", down: "not useful" };

/** Formats one question per paragraph, with the pages that were shown below it. */
export function formatMisses(misses: readonly ListedMiss[]): string {
  if (misses.length === 0) return "No questions yet.";
  return misses
    .map(({ reason, locale, question, sources, day }) =>
      [
        `${toIsoDate(new Date(day))}  ${locale}  ${REASONS[reason]}`,
        `  ${toOneLine(question)}`,
        ...sources.map(({ url }) => `    ${url}`),
      ].join("\n"),
    )
    .join("\n\n");
}
