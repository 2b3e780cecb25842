import { freeBytes, joinParts } from "~/domain/offline/bytes";
import { HASH_CHARACTERS } from "~/domain/offline/package-format";
import { DamagedPackageError } from "./read-zip";

/** Larger than any entry of a package, whose index is the largest; a bomb must not fill the memory. */
export const MOST_BYTES = 50_000_000;

/** Name of an entry, which begins with the hash of its bytes: `{folder}/{hash}.{extension}`. */
export function toEntryName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, "");
}

/** Throws DamagedPackageError unless the bytes have the hash. */
export async function checkHash(bytes: Uint8Array, name: string): Promise<void> {
  if ((await hashOf(bytes)) !== name)
    throw new DamagedPackageError(`the bytes of ${name} have another hash`);
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
  const pairs = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return pairs.join("").slice(0, HASH_CHARACTERS);
}

/** Inflates an entry. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new DecompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  // Not by a Blob, which a worker creates in another process and waits for: five milliseconds a page.
  const written = writer.write(bytes as BufferSource).then(() => writer.close());
  try {
    const [inflated] = await Promise.all([
      readBytes(stream.readable.getReader()),
      written,
    ]);
    return inflated;
  } catch (error) {
    throw new DamagedPackageError("an entry can't be inflated", { cause: error });
  }
}

/** Not by a Response, which takes several tasks of the worker for each entry. */
async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length > MOST_BYTES) throw new RangeError("the entry is too large");
  }
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const whole = joinParts(pieces, length);
  pieces.forEach(freeBytes);
  return whole;
}

/** Inflates the text of an entry. */
export async function inflateText(bytes: Uint8Array): Promise<string> {
  return new TextDecoder().decode(await inflate(bytes));
}

/** Inflates an entry and parses it as JSON. */
export async function inflateJson(bytes: Uint8Array): Promise<unknown> {
  const text = await inflateText(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedPackageError("an entry is not JSON", { cause: error });
  }
}
