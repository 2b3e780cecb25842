import { LOCALES, parseLocale, type Locale } from "~/domain/locales/locale";
import { UsageError } from "./usage-error";

/*
 * Values of commands' options. Each function throws UsageError, which names the option and what it
 * accepts.
 */

export const REPORT_FORMATS = ["text", "json"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export function readChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  const last = choices.at(-1) ?? "";
  const others = choices.slice(0, -1).join(", ");
  throw refuse(option, value, others === "" ? last : `${others} or ${last}`);
}

/** Reads a whole number from 1 to `most`. */
export function readWholeNumber(option: string, value: string, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  throw refuse(option, value, `a whole number from 1 to ${most}`);
}

/** Options of every command that lists what readers of one language did. */
export const LIST_OPTIONS = {
  limit: { type: "string" },
  locale: { type: "string" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export interface ListOptions {
  help: boolean;
  /** Number of rows. */
  limit: number;
  locale: Locale | undefined;
  format: ReportFormat;
}

const MOST_ROWS = 10_000;

interface GivenListOptions {
  limit?: string;
  locale?: string;
  format?: string;
  help?: boolean;
}

/** Reads the values of LIST_OPTIONS. */
export function readListOptions(
  given: GivenListOptions,
  defaultLimit: string,
): ListOptions {
  const { help = false, limit = defaultLimit, locale, format = "text" } = given;
  return {
    help,
    limit: readWholeNumber("--limit", limit, MOST_ROWS),
    locale: locale === undefined ? undefined : readLocale("--locale", locale),
    format: readChoice("--format", format, REPORT_FORMATS),
  };
}

export function readLocale(option: string, value: string): Locale {
  const locale = parseLocale(value);
  if (locale) return locale;
  throw refuse(option, value, `one of ${LOCALES.join(", ")}`);
}

function refuse(option: string, value: string, accepts: string): UsageError {
  return new UsageError(`${option} ${value} can't be used: expected ${accepts}`);
}
