import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { ArchiveFile } from "../files/archive-file";
import {
  packBlobs,
  packDirent,
  packHeader,
  packNumbers,
  ZIM,
  type Dirent,
  type ZimNamespace,
} from "./zim-format";

/** Content of a cluster before compression; readers unpack a whole one for any page in it. */
const CLUSTER_BYTES = 1_048_576;
const CHECKSUM_CHUNK_BYTES = 1_048_576;
const COMPRESSED_TYPES = /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)/;
const FRONT_TITLES = "listing/titleOrdered/v1";
const LISTING_TYPE = "application/octet-stream+zimlisting";
const encoder = new TextEncoder();

export interface ZimOptions {
  files: Iterable<ArchiveFile>;
  /** Path of the page that opens first. */
  mainPage: string;
  /** Metadata by name; texts are UTF-8. */
  metadata: Readonly<Record<string, string | { type: string; body: Uint8Array }>>;
  compress: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Writes a ZIM file: clusters as the files come, then the lists that lead to them, and the header
 * last. The same files make the same bytes.
 *
 * @param file Existing file, which is overwritten.
 */
export function writeZim(file: string, options: ZimOptions): void {
  const descriptor = openSync(file, "w+");
  try {
    const out = createOutput(descriptor, ZIM.headerBytes + ZIM.mimeListBytes);
    const clusters = createClusters(out.write, options.compress);
    const dirents = addFiles(options, clusters);
    const sorted = sortDirents(dirents);
    addTitleListing(sorted, clusters, clusters.addMime(LISTING_TYPE));
    clusters.finish();
    writeLists(out, sorted, clusters);
    appendChecksum(descriptor, out);
  } finally {
    closeSync(descriptor);
  }
}

interface Output {
  /** Appends bytes and returns their offset. */
  write(bytes: Uint8Array): number;
  writeAt(bytes: Uint8Array, offset: number): void;
  getEnd(): number;
}

function createOutput(descriptor: number, start: number): Output {
  let end = start;
  const writeAt = (bytes: Uint8Array, offset: number) => {
    for (let at = 0; at < bytes.length;)
      at += writeSync(descriptor, bytes, at, bytes.length - at, offset + at);
  };
  return {
    writeAt,
    getEnd: () => end,
    write(bytes) {
      const offset = end;
      writeAt(bytes, offset);
      end += bytes.length;
      return offset;
    },
  };
}

type Place = Extract<Dirent["target"], { mime: number }>;

interface Clusters {
  add(body: Uint8Array, type: string): Place;
  /** Adds a blob to a cluster of its own, whose number is the last. */
  addAlone(body: Uint8Array, mime: number): Place;
  addMime(type: string): number;
  finish(): void;
  offsets: readonly number[];
  types: readonly string[];
}

/** A compressed and an uncompressed cluster are filled at the same time. */
function createClusters(
  write: (bytes: Uint8Array) => number,
  compress: (bytes: Uint8Array) => Uint8Array,
): Clusters {
  const offsets: number[] = [];
  const types: string[] = [];
  const open = new Map<boolean, { number: number; blobs: Uint8Array[]; bytes: number }>();
  const close = (isCompressed: boolean) => {
    const cluster = open.get(isCompressed);
    open.delete(isCompressed);
    if (!cluster) return;
    const packed = packBlobs(cluster.blobs);
    const { none, zstd } = ZIM.compression;
    offsets[cluster.number] = write(Uint8Array.of(isCompressed ? zstd : none));
    write(isCompressed ? compress(packed) : packed);
  };
  const addMime = (type: string) => {
    const known = types.indexOf(type);
    return known === -1 ? types.push(type) - 1 : known;
  };
  const put = (body: Uint8Array, isCompressed: boolean, mime: number): Place => {
    let cluster = open.get(isCompressed);
    if (!cluster) {
      cluster = { number: offsets.push(0) - 1, blobs: [], bytes: 0 };
      open.set(isCompressed, cluster);
    }
    const place = { mime, cluster: cluster.number, blob: cluster.blobs.push(body) - 1 };
    cluster.bytes += body.length;
    if (cluster.bytes >= CLUSTER_BYTES) close(isCompressed);
    return place;
  };
  return {
    offsets,
    types,
    addMime,
    add: (body, type) => put(body, COMPRESSED_TYPES.test(type), addMime(type)),
    addAlone(body, mime) {
      close(false);
      const place = put(body, false, mime);
      close(false);
      return place;
    },
    finish() {
      close(true);
      close(false);
    },
  };
}

function addFiles(
  { files, mainPage, metadata }: ZimOptions,
  clusters: Clusters,
): Dirent[] {
  const dirents: Dirent[] = [];
  for (const { path, type, body, title } of files) {
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    const target = clusters.add(bytes, type);
    dirents.push({ namespace: "C", path, title: title ?? path, target });
  }
  for (const [path, value] of Object.entries(metadata)) {
    const isText = typeof value === "string";
    const type = isText ? "text/plain;charset=utf-8" : value.type;
    const target = clusters.add(isText ? encoder.encode(value) : value.body, type);
    dirents.push({ namespace: "M", path, title: path, target });
  }
  const main = { redirect: toKey("C", mainPage) };
  dirents.push({ namespace: "W", path: "mainPage", title: "mainPage", target: main });
  return dirents;
}

interface SortedDirents {
  /** In the order of namespace and path. */
  list: Dirent[];
  toIndex(key: string): number;
}

/** Includes the entry of the title listing, whose content needs the order of all entries. */
function sortDirents(dirents: readonly Dirent[]): SortedDirents {
  const place = { mime: 0, cluster: 0, blob: 0 };
  const listing: Dirent = {
    namespace: "X",
    path: FRONT_TITLES,
    title: FRONT_TITLES,
    target: place,
  };
  const list = [...dirents, listing]
    .map((dirent) => ({ dirent, key: Buffer.from(toKey(dirent.namespace, dirent.path)) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ dirent }) => dirent);
  const indexes = new Map(
    list.map(({ namespace, path }, at) => [toKey(namespace, path), at]),
  );
  return { list, toIndex: (key) => indexes.get(key) ?? 0 };
}

/** The titles of pages in order, from which readers suggest while one types. */
function addTitleListing(sorted: SortedDirents, clusters: Clusters, mime: number): void {
  const isFront = ({ namespace, path, title }: Dirent) =>
    namespace === "C" && title !== path;
  const body = packNumbers(sortByTitle(sorted.list, isFront), 4);
  const entry = sorted.list[sorted.toIndex(toKey("X", FRONT_TITLES))];
  // Uncompressed, because readers look titles up in place.
  if (entry) entry.target = clusters.addAlone(body, mime);
}

function sortByTitle(
  list: readonly Dirent[],
  isListed: (dirent: Dirent) => boolean,
): number[] {
  return list
    .map((dirent, index) => ({ dirent, index }))
    .filter(({ dirent }) => isListed(dirent))
    .map(({ dirent, index }) => ({
      index,
      key: Buffer.from(toKey(dirent.namespace, dirent.title)),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key) || a.index - b.index)
    .map(({ index }) => index);
}

function writeLists(
  out: Output,
  { list, toIndex }: SortedDirents,
  clusters: Clusters,
): void {
  const offsets = list.map((dirent) => out.write(packDirent(dirent, toIndex)));
  const pathList = out.write(packNumbers(offsets, 8));
  const titleList = out.write(
    packNumbers(
      sortByTitle(list, () => true),
      4,
    ),
  );
  const clusterList = out.write(packNumbers(clusters.offsets, 8));
  const mimeList = encoder.encode(`${clusters.types.join("\0")}\0\0`);
  if (mimeList.length > ZIM.mimeListBytes) throw new Error("too many types of files");
  out.writeAt(mimeList, ZIM.headerBytes);
  const header = {
    pathList,
    titleList,
    clusterList,
    entryCount: list.length,
    clusterCount: clusters.offsets.length,
    mainPage: toIndex(toKey("W", "mainPage")),
    checksum: out.getEnd(),
  };
  const names = list.map(({ namespace, path }) => toKey(namespace, path)).join("\n");
  const uuid = createHash("md5").update(names).update(String(header.checksum)).digest();
  out.writeAt(packHeader({ ...header, uuid }), 0);
}

function appendChecksum(descriptor: number, out: Output): void {
  const hash = createHash("md5");
  const chunk = Buffer.alloc(CHECKSUM_CHUNK_BYTES);
  let at = 0;
  while (at < out.getEnd()) {
    const read = readSync(descriptor, chunk, 0, chunk.length, at);
    if (read === 0) break;
    hash.update(chunk.subarray(0, read));
    at += read;
  }
  out.write(hash.digest());
}

function toKey(namespace: ZimNamespace, name: string): string {
  return `${namespace}${name}`;
}
