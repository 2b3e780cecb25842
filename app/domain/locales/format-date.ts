import type { Locale } from "./locale";

/** Full date in the locale's language, in UTC, for use inside a sentence. */
export function formatDate(date: Date, locale: Locale): string {
  return format(date, getFormat(FULL, locale));
}

/** Month and year in the locale's language, in UTC, for use inside a sentence. */
export function formatMonth(date: Date, locale: Locale): string {
  return format(date, getFormat(MONTH, locale));
}

/** A way to write dates, with the formats made so far, because making one takes longer than its use. */
interface DateStyle {
  options: Intl.DateTimeFormatOptions;
  known: Map<Locale, Intl.DateTimeFormat>;
}

const FULL: DateStyle = { options: { dateStyle: "long" }, known: new Map() };
const MONTH: DateStyle = {
  options: { month: "long", year: "numeric" },
  known: new Map(),
};

function getFormat({ options, known }: DateStyle, locale: Locale): Intl.DateTimeFormat {
  const found = known.get(locale);
  if (found) return found;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  known.set(locale, made);
  return made;
}

/**
 * Drops a final abbreviation (the Russian "г." for year), because its full stop would
 * meet the sentence's.
 */
function format(date: Date, dateFormat: Intl.DateTimeFormat): string {
  const parts = dateFormat.formatToParts(date);
  const last = parts.at(-1);
  if (last?.type === "literal" && last.value.endsWith(".")) parts.pop();
  return parts.map(({ value }) => value).join("");
}
