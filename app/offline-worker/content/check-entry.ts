import { HASH_CHARACTERS } from "~/domain/offline/package-format";
import { DamagedPackageError } from "./read-zip";

/** Larger than any entry of a package, whose index is the largest; a bomb must not fill the memory. */
export const MOST_CHARACTERS = 50_000_000;

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

/** Inflates the text of an entry. */
export async function inflateText(bytes: Uint8Array): Promise<string> {
  const stream = new DecompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  // Not by a Blob, which a worker creates in another process and waits for: five milliseconds a page.
  const written = writer.write(bytes as BufferSource).then(() => writer.close());
  try {
    const [text] = await Promise.all([readText(stream.readable.getReader()), written]);
    return text;
  } catch (error) {
    throw new DamagedPackageError("an entry can't be inflated", { cause: error });
  }
}

/** Not by a Response, which takes several tasks of the worker for each entry. */
async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string> {
  const decoder = new TextDecoder();
  for (let text = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new RangeError("the entry is too large");
  }
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
