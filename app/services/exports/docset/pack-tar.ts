const BLOCK = 512;
const NAME_BYTES = 100;
/** Digits of sizes in headers: octal, up to 8 GB. */
const SIZE_DIGITS = 11;
const encoder = new TextEncoder();

/**
 * Packs a file as blocks of a tar archive (POSIX.1-2001), readable for everybody, of no owner and
 * no date. A path of more than 100 bytes has an extended header before it.
 */
export function* packTarFile(path: string, body: Uint8Array): Iterable<Uint8Array> {
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
export function packTarEnd(): Uint8Array {
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
