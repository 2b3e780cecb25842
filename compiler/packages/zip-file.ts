import type { Block } from "./pack-blocks";

/** Numbers of the format (APPNOTE.TXT, 4.3). */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const VERSION_NEEDED = 20;
const DEFLATED = 8;
/** First of January 1980: the same content gives the same bytes. */
const DATE = 0x21;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const END_SIZE = 22;

/** Deflated content with its path in the file, in ASCII. */
export interface ZipEntry extends Pick<Block, "bytes" | "size" | "crc"> {
  path: string;
}

/** Writes a zip file whose entries have their sizes in front, so that it can be read as it comes. */
export function toZipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path);
    const facts = describeEntry(entry, name);
    const local = Buffer.alloc(LOCAL_SIZE);
    local.writeUInt32LE(LOCAL_HEADER);
    facts.copy(local, 4);
    const header = Buffer.alloc(CENTRAL_SIZE);
    header.writeUInt32LE(CENTRAL_HEADER);
    header.writeUInt16LE(VERSION_NEEDED, 4);
    facts.copy(header, 6);
    header.writeUInt32LE(offset, 42);
    parts.push(local, name, entry.bytes);
    central.push(header, name);
    offset += LOCAL_SIZE + name.length + entry.bytes.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...parts, directory, toEnd(entries.length, directory, offset)]);
}

/** The 26 bytes that both headers share, from the needed version to the lengths of names. */
function describeEntry({ bytes, size, crc }: ZipEntry, name: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION_NEEDED, 0);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function toEnd(count: number, directory: Buffer, offset: number): Buffer {
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END_RECORD);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
