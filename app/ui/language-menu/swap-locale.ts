import type { Locale } from "~/domain/locales/locale";

/** The path with its first segment replaced: `/de/docs/Web` becomes `/fr/docs/Web`. */
export function swapLocale(path: string, locale: Locale): string {
  return path.replace(/^\/[^/]*/, `/${locale}`);
}
