import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { Zstd } from "@hpcc-js/wasm-zstd";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** Files of an archive by path. */
export type Files = Map<string, Uint8Array>;

const BLOCK = 512;

/** Reads a compressed tar archive, with the long paths of extended headers. */
export function readTgz(packed: Uint8Array): Files {
  const bytes = gunzipSync(packed);
  const files: Files = new Map();
  let longPath: string | null = null;
  for (let at = 0; at < bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK);
    const name = readText(header, 0, 100);
    if (name === "") break;
    const size = Number.parseInt(readText(header, 124, 12), 8);
    const body = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (readText(header, 156, 1) === "x")
      longPath = /\d+ path=(.*)\n/.exec(body.toString("utf8"))?.[1] ?? null;
    else {
      files.set(longPath ?? name, body);
      longPath = null;
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function readText(bytes: Uint8Array, at: number, length: number): string {
  const [text = ""] = Buffer.from(bytes.subarray(at, at + length))
    .toString("utf8")
    .split("\0", 1);
  return text;
}

export interface ZimEntry {
  key: string;
  title: string;
  mime: string | null;
  /** Index of the target; null for content. */
  redirect: number | null;
  body: Uint8Array;
}

export interface ZimContents {
  entries: ZimEntry[];
  mainPage: number;
  /** Indexes in the order of titles. */
  titles: number[];
  hasRightChecksum: boolean;
}

/** Reads a ZIM file by the published format, independently of the writer. */
export async function readZim(bytes: Uint8Array): Promise<ZimContents> {
  const data = Buffer.from(bytes);
  const zstd = await Zstd.load();
  const count = data.readUInt32LE(24);
  const position = (at: number) => Number(data.readBigUInt64LE(at));
  const [pathList, titleList, clusterList] = [32, 40, 48].map(position) as [
    number,
    number,
    number,
  ];
  if (data.readUInt32LE(0) !== 0x44d495a || position(56) !== 80)
    throw new Error("no ZIM file");
  const mimes = readStrings(data, 80);
  const starts = [
    ...readPositions(data, { from: clusterList, count: data.readUInt32LE(28) }),
    ...readPositions(data, { from: pathList, count }),
  ];
  const findEnd = (start: number) => Math.min(...starts.filter((each) => each > start));
  const clusters = new Map<number, Buffer>();
  const readCluster = (number: number): Buffer => {
    const known = clusters.get(number);
    if (known) return known;
    const start = position(clusterList + 8 * number);
    const kind = data.readUInt8(start);
    const rest = data.subarray(start + 1, findEnd(start));
    const isPacked = kind === 5;
    const plain = isPacked ? Buffer.from(zstd.decompress(rest)) : rest;
    clusters.set(number, plain);
    return plain;
  };
  const entries = Array.from({ length: count }, (_, index): ZimEntry => {
    const at = position(pathList + 8 * index);
    const mime = data.readUInt16LE(at);
    const namespace = String.fromCharCode(data.readUInt8(at + 3));
    const isRedirect = mime === 0xffff;
    const [path = "", title = ""] = readStrings(data, at + (isRedirect ? 12 : 16), 2);
    const facts = { key: namespace + path, title: title === "" ? path : title };
    if (isRedirect)
      return {
        ...facts,
        mime: null,
        redirect: data.readUInt32LE(at + 8),
        body: new Uint8Array(),
      };
    const cluster = readCluster(data.readUInt32LE(at + 8));
    const blob = data.readUInt32LE(at + 12);
    const body = cluster.subarray(
      cluster.readUInt32LE(4 * blob),
      cluster.readUInt32LE(4 * blob + 4),
    );
    return { ...facts, mime: mimes[mime] ?? null, redirect: null, body };
  });
  const checksum = position(72);
  return {
    entries,
    mainPage: data.readUInt32LE(64),
    titles: Array.from({ length: count }, (_, at) =>
      data.readUInt32LE(titleList + 4 * at),
    ),
    hasRightChecksum: createHash("md5")
      .update(data.subarray(0, checksum))
      .digest()
      .equals(data.subarray(checksum)),
  };
}

function readPositions(
  data: Buffer,
  { from, count }: { from: number; count: number },
): number[] {
  return Array.from({ length: count }, (_, at) =>
    Number(data.readBigUInt64LE(from + 8 * at)),
  );
}

/** Reads strings up to an empty one, or so many. */
function readStrings(data: Buffer, from: number, most = Infinity): string[] {
  const found: string[] = [];
  let at = from;
  while (found.length < most) {
    const end = data.indexOf(0, at);
    if (end === at && most === Infinity) break;
    found.push(data.toString("utf8", at, end));
    at = end + 1;
  }
  return found;
}

/** Lists the addresses in `href` and `src` of a page, and its ids. */
export function readLinks(html: string): { links: string[]; ids: Set<string> } {
  const links: string[] = [];
  const ids = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ("attrs" in node)
      for (const { name, value } of node.attrs)
        if (name === "id") ids.add(value);
        else if (name === "href" || name === "src") links.push(value);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return { links, ids };
}

/** Lists links of pages to files or parts that the archive lacks, as `page -> address`. */
export function listDeadLinks(files: Files): string[] {
  const pages = new Map(
    [...files]
      .filter(([path]) => /\.x?html$/.test(path))
      .map(([path, body]) => [path, readLinks(Buffer.from(body).toString("utf8"))]),
  );
  return [...pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => !/^(?:https?|mailto|data):/.test(link))
      .filter((link) => {
        const target = new URL(link, `archive://host/${encodeURI(path)}`);
        const file = decodeURIComponent(target.pathname).slice(1);
        const part = decodeURIComponent(target.hash.slice(1));
        const isFound = files.has(file) && !link.startsWith("/");
        return !isFound || (part !== "" && pages.get(file)?.ids.has(part) === false);
      })
      .map((link) => `${path} -> ${link}`),
  );
}
