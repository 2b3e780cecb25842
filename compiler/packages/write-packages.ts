import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { readVersionDate } from "~/content-store/store-version";
import { openStoreFile, readMeta } from "~/content-store/open-store-file.server";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { PACKAGE_FORMAT, toPackageName } from "~/domain/offline/package-format";
import {
  PACKAGE_AREAS,
  toPackageFolder,
  type PackageArea,
} from "~/domain/offline/package-areas";
import { hashBytes } from "./pack-blocks";
import type { NavigationPages } from "./read-outside";
import { readRecords, type PackageRecord } from "./read-records";
import { readSegments, type SegmentPages } from "./read-postings";
import {
  readReleases,
  removeReleases,
  writeRelease,
  type RecordHashes,
  type Release,
} from "./release-state";
import { toPackage } from "./to-package";
import { writeWhole } from "./write-whole";

/** Older releases that get a difference. */
const KEPT_RELEASES = 3;
const VERSION_CHARACTERS = 16;
const FACT_HASH_CHARACTERS = 8;

export interface WritePackagesOptions {
  /** The finished content store. */
  storeFile: string;
  /** Folder that the server serves packages from. */
  outFolder: string;
  navigation: NavigationPages;
  /** Current time: the date of releases of a store that does not tell when it was written. */
  now: () => Date;
}

export interface WrittenPackage {
  locale: Locale;
  area: PackageArea;
  version: string;
  /** Size of the full package. */
  bytes: number;
  /** Sizes of the differences, latest release first. */
  differences: number[];
}

/** A package whose content has changed since its last release. */
interface ChangedPackage {
  locale: Locale;
  area: PackageArea;
  navigation: NavigationPages;
  folder: string;
  version: string;
  hashes: RecordHashes;
  /** Searched pages by their number in the full-text table. */
  pages: ReadonlyMap<number, string>;
  older: Release[];
}

/** Writes the packages whose content has changed; a store that was packed already is not read. */
export function writePackages(options: WritePackagesOptions): WrittenPackage[] {
  const { storeFile, outFolder } = options;
  const database = openStoreFile(storeFile);
  try {
    const mark = `${readMeta(database, "version") ?? ""} ${PACKAGE_FORMAT}`;
    const markFile = join(outFolder, "packed-store");
    if (existsSync(markFile) && readFileSync(markFile, "utf8") === mark) return [];
    const written = LOCALES.flatMap((locale) => writeLocale(database, locale, options));
    writeWhole(markFile, mark);
    return written;
  } finally {
    database.close();
  }
}

function writeLocale(
  database: Database.Database,
  locale: Locale,
  { outFolder, navigation, now }: WritePackagesOptions,
): WrittenPackage[] {
  const changed = PACKAGE_AREAS.flatMap(({ name: area }) => {
    const folder = join(outFolder, toPackageFolder(locale, area));
    return findChange(database, { locale, area, navigation, folder }) ?? [];
  });
  if (changed.length === 0) return [];
  const segments = changed.flatMap(listSegments);
  const postings = readSegments(database, locale, segments);
  // Pages show the date of the content, not of its packing.
  const date = readVersionDate(readMeta(database, "version") ?? "") ?? now();
  let at = 0;
  return changed.map((each) => {
    const own = postings.slice(at, (at += 1 + each.older.length));
    return writeFiles(database, each, { postings: own, date: date.toISOString() });
  });
}

/** Null when the content is that of the last release, or when there are no pages: then no release stays on offer. */
function findChange(
  database: Database.Database,
  scope: Pick<ChangedPackage, "locale" | "area" | "navigation" | "folder">,
): ChangedPackage | null {
  const hashes = new Map<string, string>();
  const pages = new Map<number, string>();
  for (const { key, json, facts, searchId } of readRecords(database, scope)) {
    const factHash = hashBytes(JSON.stringify(facts)).slice(0, FACT_HASH_CHARACTERS);
    hashes.set(key, `${hashBytes(json).slice(0, VERSION_CHARACTERS)}:${factHash}`);
    if (searchId !== null) pages.set(searchId, key);
  }
  if (![...hashes.keys()].some((key) => key.startsWith(`/${scope.locale}/docs/`))) {
    removeReleases(scope.folder);
    return null;
  }
  const all = [...hashes].map(([key, hash]) => `${key} ${hash}`).sort();
  const version = hashBytes([PACKAGE_FORMAT, ...all].join("\n")).slice(
    0,
    VERSION_CHARACTERS,
  );
  const { update, releases } = readReleases(scope.folder);
  if (update?.latest === version) return null;
  const older = releases
    .filter((release) => release.version !== version)
    .slice(0, KEPT_RELEASES);
  return { ...scope, version, hashes, pages, older };
}

/** The segment of all pages, and one of the changed pages for each older release. */
function listSegments({ version, pages, hashes, older }: ChangedPackage): SegmentPages[] {
  const differences = older.map((release) => {
    const isChanged = (key: string) => hasNewValue(key, hashes, release.hashes);
    return {
      name: toSegmentName(version, release),
      pages: new Map([...pages].filter(([, key]) => isChanged(key))),
    };
  });
  return [{ name: toSegmentName(version, null), pages }, ...differences];
}

/** Names both releases: one that returns to the content of a former one has its version, and fewer pages. */
function toSegmentName(version: string, from: Release | null): string {
  return from === null ? version : `${version}-${from.version}`;
}

function writeFiles(
  database: Database.Database,
  change: ChangedPackage,
  { postings, date }: { postings: PackageRecord[][]; date: string },
): WrittenPackage {
  const { folder, version, older, locale, area } = change;
  const files = [null, ...older].map((release, at) => {
    const content = toDifference(database, change, release);
    const zip = toPackage({
      locale,
      area,
      version,
      from: release?.version ?? null,
      ...content,
      records: followBy(content.records, postings[at] ?? []),
      segment: toSegmentName(version, release),
    });
    const name = toPackageName(version, release?.version ?? null);
    writeWhole(join(folder, "packages", name), zip);
    return zip.length;
  });
  const updates = older.map((release) => release.version);
  writeRelease(folder, change, { date, latest: version, updates });
  const [bytes = 0, ...differences] = files;
  return { locale, area, version, bytes, differences };
}

/** Lists the records that a release lacks; all records without one. */
function toDifference(
  database: Database.Database,
  change: ChangedPackage,
  release: Release | null,
) {
  const { hashes } = change;
  const changedFacts = new Map<string, readonly unknown[]>();
  function* list(): Generator<PackageRecord> {
    for (const record of readRecords(database, change))
      if (release === null || hasNewValue(record.key, hashes, release.hashes))
        yield record;
      else if (release.hashes.get(record.key) !== hashes.get(record.key))
        changedFacts.set(record.key, record.facts);
  }
  const removed = [...(release?.hashes.keys() ?? [])].filter((key) => !hashes.has(key));
  return { records: list(), changedFacts, removed };
}

function hasNewValue(key: string, now: RecordHashes, before: RecordHashes): boolean {
  return now.get(key)?.split(":")[0] !== before.get(key)?.split(":")[0];
}

function* followBy(
  records: Iterable<PackageRecord>,
  postings: readonly PackageRecord[],
): Generator<PackageRecord> {
  yield* records;
  yield* postings;
}
