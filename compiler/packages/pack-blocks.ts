import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { HASH_CHARACTERS, type PackageRow } from "~/domain/offline/package-format";
import type { PackageRecord } from "./read-records";

/** Larger blocks compress better; smaller ones are read faster, and less of them is unused. */
const BLOCK_CHARACTERS = 48_000;
const LEVEL = 7;

/** Reversed polynomial of CRC-32 (ISO 3309). */
const POLYNOMIAL = 0xedb88320;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Deflated bytes with their name. */
export interface Block {
  name: string;
  bytes: Uint8Array;
  /** Size and checksum before deflating, for the zip file. */
  size: number;
  crc: number;
}

export interface PackedRecords {
  blocks: Block[];
  rows: Record<string, PackageRow>;
}

/**
 * Packs records into blocks, in the order that they come in. A block is a JSON array with a line for each
 * value, so that a reader parses the values that it needs alone (offline-site/read-blocks).
 */
export function packRecords(records: Iterable<PackageRecord>): PackedRecords {
  const packed: PackedRecords = { blocks: [], rows: {} };
  let open: string[] = [];
  let size = 0;
  const close = () => {
    if (open.length > 0) packed.blocks.push(packBlock(`[\n${open.join(",\n")}\n]`));
    open = [];
    size = 0;
  };
  for (const { key, json, facts } of records) {
    if (size > 0 && size + json.length > BLOCK_CHARACTERS) close();
    packed.rows[key] = [packed.blocks.length, open.length, ...facts];
    open.push(json);
    size += json.length;
  }
  close();
  return packed;
}

/** Deflates a text; its name is the hash of the result. */
export function packBlock(text: string): Block {
  const plain = Buffer.from(text);
  const bytes = deflateRawSync(plain, { level: LEVEL });
  return { name: hashBytes(bytes), bytes, size: plain.length, crc: crc32(plain) };
}

export function hashBytes(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, HASH_CHARACTERS);
}

/** Checksum that zip files have; Node has its own from version 22 on. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
