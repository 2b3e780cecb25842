import type { Locale } from "~/domain/locales/locale";

declare global {
  interface ImportMetaEnv {
    /** Hash in the names of all files of texts; undefined in development. */
    readonly TEXTS_HASH?: string;
  }
}

/** The messages that pages start with, the others of reading pages, the rest. */
export type TextPart = "start" | "reading" | "app";

/** Returns the address of a module with messages (cli/build/compile-fluent). */
export function toTextFile(part: TextPart, locale: Locale): string {
  // In development one module has them all.
  if (import.meta.env.DEV) return `/app/l10n/interface/${locale}.ftl?compiled&import`;
  return `/assets/${part}-texts-${locale}-${import.meta.env.TEXTS_HASH ?? ""}.js`;
}
