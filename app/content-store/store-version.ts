const SOURCES_CHARACTERS = 12;

/**
 * Returns a name for a content store that is written now by this process.
 *
 * @param fingerprint Hash of its sources, whose beginning the name has; null when there is none.
 */
export function createVersion(
  now: number,
  processId: number,
  fingerprint: string | null = null,
): string {
  const sources = fingerprint?.replace(/\W|_/g, "").slice(0, SOURCES_CHARACTERS) ?? "";
  return `${now.toString(36)}-${processId.toString(36)}-${sources}`;
}

/** Returns when the store of this version was written; null for a version of another form. */
export function readVersionDate(version: string): Date | null {
  const [time = "", process] = version.split("-");
  return process === undefined || !/^[a-z\d]{6,9}$/.test(time)
    ? null
    : new Date(parseInt(time, 36));
}

/** Returns what versions of stores have in common that were compiled from the same sources. */
export function readVersionSources(version: string): string {
  return version.split("-")[2] ?? "";
}
