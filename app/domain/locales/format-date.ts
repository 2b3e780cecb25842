import type { Locale } from "./locale";

/** Full date in the locale's language, in UTC, for use inside a sentence. */
export function formatDate(date: Date, locale: Locale): string {
  return format(date, locale, { dateStyle: "long" });
}

/** Month and year in the locale's language, in UTC, for use inside a sentence. */
export function formatMonth(date: Date, locale: Locale): string {
  return format(date, locale, { month: "long", year: "numeric" });
}

/**
 * Drops a final abbreviation (the Russian "г." for year), because its full stop would
 * meet the sentence's.
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
