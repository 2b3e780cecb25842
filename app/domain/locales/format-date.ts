import type { Locale } from "./locale";

/** Full date in words of the locale, in UTC, for use inside a sentence. */
export function formatDate(date: Date, locale: Locale): string {
  return format(date, locale, { dateStyle: "long" });
}

/** Month and year in words of the locale, in UTC, for use inside a sentence. */
export function formatMonth(date: Date, locale: Locale): string {
  return format(date, locale, { month: "long", year: "numeric" });
}

/**
 * Drops an abbreviation at the end (the Russian "г." for year), because its full stop would meet
 * the one of the sentence.
 */
function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: "UTC",
  }).formatToParts(date);
  const last = parts.at(-1);
  if (last?.type === "literal" && last.value.endsWith(".")) parts.pop();
  return parts.map(({ value }) => value).join("");
}
