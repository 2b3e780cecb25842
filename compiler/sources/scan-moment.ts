/** Entries by path, as a Scan has them. */
type Entries = ReadonlyMap<string, string>;

/**
 * A scan as it was at some time. Later changes of the scan are taken back where they matter, because a copy
 * of 276,000 entries for each edit takes a twentieth of a second.
 */
export interface ScanMoment {
  scan: Entries;
  /** Number of changes that the scan had seen. */
  changes: number;
}

type Change = readonly [path: string, before: string | undefined];

/** Changes of each scan since it was made, in their order. */
const CHANGES = new WeakMap<Entries, Change[]>();

/** Records that a path has another entry than `before`, or none; undefined: it had none. */
export function noteChange(
  scan: Entries,
  path: string,
  before: string | undefined,
): void {
  const changes = CHANGES.get(scan);
  if (changes) changes.push([path, before]);
  else CHANGES.set(scan, [[path, before]]);
}

/** Returns the present state of a scan, which `listChanges` compares with later ones. */
export function toMoment(scan: Entries): ScanMoment {
  return { scan, changes: CHANGES.get(scan)?.length ?? 0 };
}

/**
 * Lists the paths whose entries differ from those of an earlier moment, with their entries then: undefined for a
 * path that has come. `now` may be the same scan, changed since, or another one.
 */
export function listChanges(
  since: ScanMoment,
  now: Entries,
): Map<string, string | undefined> {
  const before = new Map<string, string | undefined>();
  for (const [path, entry] of (CHANGES.get(since.scan) ?? []).slice(since.changes))
    if (!before.has(path)) before.set(path, entry);
  if (since.scan !== now) addDifferences(before, since.scan, now);
  for (const [path, entry] of before) if (now.get(path) === entry) before.delete(path);
  return before;
}

/** Adds paths in which two scans differ; keeps the entries that are known from further back. */
function addDifferences(
  before: Map<string, string | undefined>,
  scan: Entries,
  now: Entries,
): void {
  for (const [path, entry] of scan)
    if (now.get(path) !== entry && !before.has(path)) before.set(path, entry);
  for (const path of now.keys())
    if (!scan.has(path) && !before.has(path)) before.set(path, undefined);
}
