import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type Database from "better-sqlite3";
import { explainFileFailure } from "~/domain/operations/file-write-error";
import { escapeText } from "~/domain/text/escape-html";
import type { ArchiveFacts, ArchiveFile } from "../files/archive-file";
import { OWN_FILES } from "../files/render-frame";

const HIGHEST_LEVEL = 9;
const DOCUMENTS = "Contents/Resources/Documents";

/** A line of the index that Dash and Zeal search. */
export interface DocsetEntry {
  name: string;
  type: string;
  path: string;
}

export interface DocsetOptions {
  /** Identifier of the docset, and name of its folder. */
  name: string;
  facts: ArchiveFacts;
  /** Files of the pages, which are read one by one. */
  files: Iterable<ArchiveFile>;
  /** Returns the entries of all files that have been read. */
  listEntries: () => readonly DocsetEntry[];
  icon: Uint8Array;
  /** Creates an SQLite file. */
  createDatabase: (file: string) => Database.Database;
}

/** Writes a docset as a compressed tar archive. */
export async function writeDocset(file: string, options: DocsetOptions): Promise<void> {
  await pipeline(
    Readable.from(listTarBlocks(options), { objectMode: true }),
    createGzip({ level: HIGHEST_LEVEL }),
    createWriteStream(file),
  );
}

function* listTarBlocks(options: DocsetOptions): Iterable<Uint8Array> {
  const { name, facts, files, icon } = options;
  const root = `${name}.docset`;
  const plist = Buffer.from(renderInfo(name, facts));
  yield* packTarFile(`${root}/Contents/Info.plist`, plist);
  yield* packTarFile(`${root}/icon.png`, icon);
  for (const { path, body } of files) {
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    yield* packTarFile(`${root}/${DOCUMENTS}/${path}`, bytes);
  }
  const index = writeIndex(options);
  yield* packTarFile(`${root}/Contents/Resources/docSet.dsidx`, index);
  yield packTarEnd();
}

/** Writes the index as an SQLite file and returns its bytes. */
function writeIndex({ listEntries, createDatabase }: DocsetOptions): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "docset-"));
  const file = join(folder, "docSet.dsidx");
  try {
    const database = createDatabase(file);
    database.exec(
      `CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);
       CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path);`,
    );
    const insert = database.prepare<[string, string, string]>(
      "INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)",
    );
    database.transaction(() => {
      for (const { name, type, path } of listEntries()) insert.run(name, type, path);
    })();
    database.close();
    return readFileSync(file);
  } catch (error) {
    throw explainFileFailure(error, { file, choose: "set TMPDIR to" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function renderInfo(name: string, { title, siteOrigin }: ArchiveFacts): string {
  const texts = {
    CFBundleIdentifier: name,
    CFBundleName: title,
    DocSetPlatformFamily: name,
    DashDocSetFamily: "dashtoc",
    dashIndexFilePath: OWN_FILES.home,
    DashDocSetFallbackURL: `${siteOrigin}/`,
  };
  const lines = Object.entries(texts).map(
    ([key, value]) => `  <key>${key}</key>\n  <string>${escapeText(value)}</string>\n`,
  );
  const flags = ["isDashDocset", "isJavaScriptEnabled"].map(
    (key) => `  <key>${key}</key>\n  <true/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${[...lines, ...flags].join("")}</dict>
</plist>
`;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** Digits of sizes in headers: octal, up to 8 GB. */
const SIZE_DIGITS = 11;
const encoder = new TextEncoder();

/**
 * Packs a file as blocks of a tar archive (POSIX.1-2001), readable for everybody, of no owner and
 * no date. A path of more than 100 bytes has an extended header before it.
 */
function* packTarFile(path: string, body: Uint8Array): Iterable<Uint8Array> {
  const name = encoder.encode(path);
  if (name.length > NAME_BYTES) {
    const record = encoder.encode(toPaxRecord("path", path));
    yield createHeader(encoder.encode("long-path"), record.length, "x");
    yield* pad(record);
  }
  yield createHeader(name.subarray(0, NAME_BYTES), body.length, "0");
  yield* pad(body);
}

/** The two empty blocks that end an archive. */
function packTarEnd(): Uint8Array {
  return new Uint8Array(2 * BLOCK);
}

function* pad(body: Uint8Array): Iterable<Uint8Array> {
  if (body.length === 0) return;
  yield body;
  const rest = body.length % BLOCK;
  if (rest > 0) yield new Uint8Array(BLOCK - rest);
}

function createHeader(name: Uint8Array, size: number, type: string): Uint8Array {
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(encoder.encode(text), at);
  header.set(name);
  write("0000644\0", 100);
  write("0000000\0", 108);
  write("0000000\0", 116);
  write(`${size.toString(8).padStart(SIZE_DIGITS, "0")}\0`, 124);
  write(`${"0".repeat(SIZE_DIGITS)}\0`, 136);
  write(" ".repeat(8), 148);
  write(type, 156);
  write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** A record begins with its own length in bytes, which includes these digits. */
function toPaxRecord(key: string, value: string): string {
  const rest = encoder.encode(` ${key}=${value}\n`).length;
  let length = rest + String(rest).length;
  if (rest + String(length).length !== length) length++;
  return `${length} ${key}=${value}\n`;
}
