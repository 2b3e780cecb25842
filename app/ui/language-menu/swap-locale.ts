import type { Locale } from "~/domain/locales/locale";

/** Replaces the locale of a path: `/de/docs/Web` becomes `/fr/docs/Web`. */
export function swapLocale(path: string, locale: Locale): string {
  return path.replace(/^\/[^/]*/, `/${locale}`);
}
