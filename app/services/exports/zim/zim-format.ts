/** Numbers of the ZIM file format (openZIM, version 6.1). All integers are little-endian. */
export const ZIM = {
  magic: 72_173_914,
  majorVersion: 6,
  minorVersion: 1,
  headerBytes: 80,
  /** Space for the MIME types, which follow the header but are known at the end. */
  mimeListBytes: 2_048,
  redirectMime: 0xff_ff,
  noLayout: 0xff_ff_ff_ff,
  compression: { none: 1, zstd: 5 },
} as const;

/** Namespaces: content, metadata, well-known entries, indexes. */
export type ZimNamespace = "C" | "M" | "W" | "X";

/** A directory entry: a redirect, or a blob of a cluster. */
export interface Dirent {
  namespace: ZimNamespace;
  path: string;
  title: string;
  target: { mime: number; cluster: number; blob: number } | { redirect: string };
}

const encoder = new TextEncoder();

/** Packs a directory entry; an empty title means that it is the path. */
export function packDirent(
  { namespace, path, title, target }: Dirent,
  toIndex: (key: string) => number,
): Uint8Array {
  const names = encoder.encode(`${path}\0${title === path ? "" : title}\0`);
  const isRedirect = "redirect" in target;
  const head = isRedirect ? 12 : 16;
  const bytes = new Uint8Array(head + names.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isRedirect ? ZIM.redirectMime : target.mime, true);
  view.setUint8(3, namespace.charCodeAt(0));
  if (isRedirect) view.setUint32(8, toIndex(target.redirect), true);
  else {
    view.setUint32(8, target.cluster, true);
    view.setUint32(12, target.blob, true);
  }
  bytes.set(names, head);
  return bytes;
}

/** Packs the blobs of a cluster with their offsets, before compression. */
export function packBlobs(blobs: readonly Uint8Array[]): Uint8Array {
  const tableBytes = 4 * (blobs.length + 1);
  const size = blobs.reduce((sum, { length }) => sum + length, tableBytes);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let offset = tableBytes;
  for (const [at, blob] of blobs.entries()) {
    view.setUint32(4 * at, offset, true);
    bytes.set(blob, offset);
    offset += blob.length;
  }
  view.setUint32(4 * blobs.length, offset, true);
  return bytes;
}

export interface ZimHeader {
  uuid: Uint8Array;
  entryCount: number;
  clusterCount: number;
  pathList: number;
  titleList: number;
  clusterList: number;
  mainPage: number;
  checksum: number;
}

export function packHeader(header: ZimHeader): Uint8Array {
  const bytes = new Uint8Array(ZIM.headerBytes);
  const view = new DataView(bytes.buffer);
  const setPosition = (at: number, value: number) =>
    view.setBigUint64(at, BigInt(value), true);
  view.setUint32(0, ZIM.magic, true);
  view.setUint16(4, ZIM.majorVersion, true);
  view.setUint16(6, ZIM.minorVersion, true);
  bytes.set(header.uuid, 8);
  view.setUint32(24, header.entryCount, true);
  view.setUint32(28, header.clusterCount, true);
  setPosition(32, header.pathList);
  setPosition(40, header.titleList);
  setPosition(48, header.clusterList);
  setPosition(56, ZIM.headerBytes);
  view.setUint32(64, header.mainPage, true);
  view.setUint32(68, ZIM.noLayout, true);
  setPosition(72, header.checksum);
  return bytes;
}

/** Packs numbers of 4 or 8 bytes each. */
export function packNumbers(values: readonly number[], size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(values.length * size);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries())
    if (size === 4) view.setUint32(4 * at, value, true);
    else view.setBigUint64(8 * at, BigInt(value), true);
  return bytes;
}
