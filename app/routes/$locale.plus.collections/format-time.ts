import type { Locale } from "~/domain/locales/locale";
import { toRelativeDate } from "~/domain/locales/relative-date";

/** Formats the distance of a time from `now`, both in milliseconds since 1970. */
export function formatTime(
  time: number,
  { now, locale }: { now: number; locale: Locale },
): string {
  const { value, unit } = toRelativeDate(new Date(time), new Date(now));
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(value, unit);
}
