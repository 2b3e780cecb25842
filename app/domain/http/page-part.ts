const PART_SUFFIX = ".part";
const SIDEBAR_SUFFIX = ".sidebar";
const SUFFIX = /\.(?:part|sidebar)$/;

/**
 * Media type of both, which no browser shows as a page. The version rises when parts leave out more, because
 * an open page of a former release would not fill it in: it then loads whole pages.
 */
export const PART_TYPE = "text/fragment+html; charset=utf-8; version=2";

/** Path of a document's page without its sidebar, menus and footer, which the next page shares. */
export function toPartPath(path: string): string {
  return path.replace(/\/$/, "") + PART_SUFFIX;
}

/** Path of the sidebar alone, marked for this document. */
export function toSidebarPath(path: string): string {
  return path.replace(/\/$/, "") + SIDEBAR_SUFFIX;
}

/** Whether a path is that of a page without its sidebar, menus and footer (`toPartPath`). */
export function isPartPath(path: string): boolean {
  return path.endsWith(PART_SUFFIX);
}

/** Whether a path is that of a sidebar alone (`toSidebarPath`). */
export function isSidebarPath(path: string): boolean {
  return path.endsWith(SIDEBAR_SUFFIX);
}

/** Path of the document; unchanged for any other path. */
export function dropPartSuffix(path: string): string {
  return path.replace(SUFFIX, "");
}
