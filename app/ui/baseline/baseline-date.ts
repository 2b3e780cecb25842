import type { Locale } from "~/domain/locale";

/** An ISO date of the data, which may begin with `≤`, or null when it can't be read. */
export function parseBaselineDate(value: string | undefined): Date | null {
  const date = new Date(value?.replace(/^\D+/, "") ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Month and year in words of the locale. */
export function formatMonth(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(date);
}
