import type { Locale } from "../locales/locale";

/** Formats of archives, in the order in which they are offered. */
export const ARCHIVE_FORMATS = ["html", "epub", "docset", "zim"] as const;
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number];

/** MIME type and file ending by format. */
export const ARCHIVE_TYPES: Readonly<
  Record<ArchiveFormat, { type: string; ending: string }>
> = {
  html: { type: "application/zip", ending: ".zip" },
  epub: { type: "application/epub+zip", ending: ".epub" },
  docset: { type: "application/gzip", ending: ".tgz" },
  zim: { type: "application/x-zim", ending: ".zim" },
};

/** An archive that readers can download. */
export interface Download {
  format: ArchiveFormat;
  locale: Locale;
  /** Slug of the area; null: the whole locale. */
  area: string | null;
  /** Title of the area's page; null for a whole locale. */
  title: string | null;
  /** File name. */
  file: string;
  bytes: number;
  pages: number;
  /** ISO 8601. */
  date: string;
  /** Hexadecimal. */
  sha256: string;
}

/** Path of an archive's file. */
export function toDownloadPath({ file }: Pick<Download, "file">): string {
  return `/downloads/${file}`;
}
