import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { parseUpdateFile, type UpdateFile } from "~/domain/offline/package-format";
import { writeWhole } from "./write-whole";

/** Hashes of a release's records, of value and facts: `value:facts`. */
export type RecordHashes = ReadonlyMap<string, string>;

export interface Release {
  version: string;
  hashes: RecordHashes;
}

const STATE_FOLDER = "state";
const UPDATE_FILE = "update.json";

/** Reads the releases of a package's folder, latest first; empty when there is none. */
export function readReleases(folder: string): { update: UpdateFile | null } & {
  releases: Release[];
} {
  const update = readUpdateFile(folder);
  if (update === null) return { update, releases: [] };
  const releases = [update.latest, ...update.updates].flatMap((version) => {
    const hashes = readHashes(join(folder, STATE_FOLDER, version));
    return hashes ? [{ version, hashes }] : [];
  });
  return { update, releases };
}

/** Null for a missing file, and for one that a power failure cut off: its release gets no difference. */
function readHashes(file: string): RecordHashes | null {
  if (!existsSync(file)) return null;
  try {
    const json = gunzipSync(readFileSync(file)).toString();
    return new Map(JSON.parse(json) as [string, string][]);
  } catch {
    return null;
  }
}

/**
 * Keeps the hashes of a release, and removes those of releases that are no longer named. Files of the release before
 * stay for browsers that are loading them.
 */
export function writeRelease(
  folder: string,
  { version, hashes }: Release,
  update: UpdateFile,
): void {
  mkdirSync(join(folder, STATE_FOLDER), { recursive: true });
  const former = readUpdateFile(folder)?.latest;
  const state = gzipSync(JSON.stringify([...hashes]));
  writeWhole(join(folder, STATE_FOLDER, version), state);
  writeWhole(join(folder, UPDATE_FILE), JSON.stringify(update));
  const known = [update.latest, ...update.updates];
  removeOthers(join(folder, STATE_FOLDER), (name) => known.includes(name));
  removeOthers(join(folder, "packages"), (name) => {
    const [own] = name.split("-");
    return own === version || own === former;
  });
}

/** Removes all releases of a package, the file that offers them first. */
export function removeReleases(folder: string): void {
  rmSync(join(folder, UPDATE_FILE), { force: true });
  rmSync(folder, { recursive: true, force: true });
}

function removeOthers(folder: string, isKept: (name: string) => boolean): void {
  for (const name of readdirSync(folder))
    if (!isKept(name)) rmSync(join(folder, name), { force: true });
}

function readUpdateFile(folder: string): UpdateFile | null {
  const file = join(folder, UPDATE_FILE);
  if (!existsSync(file)) return null;
  try {
    return parseUpdateFile(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
