import type { Locale } from "./locale";

const formats = new Map<Locale, Intl.NumberFormat>();

/** Writes a whole number with the locale's separators. Keeps the format, which takes longer to make than to use. */
export function formatNumber(value: number, locale: Locale): string {
  const known = formats.get(locale);
  if (known) return known.format(value);
  const format = new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
