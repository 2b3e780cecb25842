import {
  PACKAGE_FORMAT,
  REMOVED_ENTRY,
  type PackageIndex,
  type PackageManifest,
} from "~/domain/offline/package-format";
import { toPackageFolder } from "~/domain/offline/package-areas";
import { packBlock, packRecords, type Block } from "./pack-blocks";
import type { PackageRecord, PackageScope } from "./read-records";
import { toZipFile, type ZipEntry } from "./zip-file";

export interface PackageContent extends PackageScope {
  version: string;
  /** Version that the package changes; null for a full one. */
  from: string | null;
  records: Iterable<PackageRecord>;
  /** Facts of rows whose values stay as they are. */
  changedFacts: ReadonlyMap<string, readonly unknown[]>;
  removed: readonly string[];
  /** Name of the segment of its words. */
  segment: string;
}

/** Makes the zip file of a package (domain/offline/package-format). */
export function toPackage(content: PackageContent): Buffer {
  const { version, from, locale, area, removed, changedFacts } = content;
  const { blocks, rows } = packRecords(content.records);
  for (const [key, facts] of changedFacts) rows[key] = [-1, -1, ...facts];
  const index = packIndex({
    blocks: blocks.map(({ name }) => name),
    rows,
    segments: [content.segment],
  });
  const manifest: PackageManifest = {
    format: PACKAGE_FORMAT,
    version,
    from,
    locale,
    area,
    blocks: blocks.map(({ name }) => name),
    index: index.name,
    bytes: [...blocks, index].reduce((sum, { bytes }) => sum + bytes.length, 0),
  };
  const folder = toPackageFolder(locale, area);
  const toEntry = (block: Block, extension: string): ZipEntry => ({
    ...block,
    path: `${folder}/${block.name}.${extension}`,
  });
  return toZipFile([
    toEntry(packBlock(JSON.stringify(manifest)), "manifest.json"),
    ...blocks.map((block) => toEntry(block, "json")),
    toEntry(index, "index.json"),
    ...(removed.length > 0
      ? [{ ...packBlock(removed.join("\n")), path: REMOVED_ENTRY }]
      : []),
  ]);
}

function packIndex(index: PackageIndex): Block {
  return packBlock(JSON.stringify(index));
}
