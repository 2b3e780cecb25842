/** A file of an archive. */
export interface ArchiveFile {
  /** Path in the archive, without a leading slash, with `/`. */
  path: string;
  /** MIME type. */
  type: string;
  body: string | Uint8Array;
  /** Plain title of a page, for lists of titles; absent for files that are no pages. */
  title?: string;
}

/** Facts that every page of an archive shows. */
export interface ArchiveFacts {
  /** Name of the site and, for a part of it, of the area: `Docs: CSS`. */
  title: string;
  siteName: string;
  /** Public address, without a trailing slash. */
  siteOrigin: string;
  /** Path of the archive's first page on the site. */
  homePath: string;
  /** Day of the newest page, ISO date; null when unknown. */
  date: string | null;
  /** Texts about origin and licence that the operator's content brings. */
  notice: string;
}
