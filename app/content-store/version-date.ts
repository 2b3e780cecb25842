/** Returns a name for a content store that is written now by this process. */
export function createVersion(now: number, processId: number): string {
  return `${now.toString(36)}-${processId.toString(36)}`;
}

/** Returns when the store of this version was written; null for a version of another form. */
export function readVersionDate(version: string): Date | null {
  const [time = "", process] = version.split("-");
  return process === undefined || !/^[a-z\d]{6,9}$/.test(time)
    ? null
    : new Date(parseInt(time, 36));
}
