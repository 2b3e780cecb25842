import { Inflate, inflateSync } from "fflate";
import { joinParts } from "~/domain/offline/join-parts";
import { HASH_CHARACTERS } from "~/domain/offline/package-format";
import { DamagedPackageError } from "./read-zip";

/** Larger than any entry of a package, whose index is the largest; a bomb must not fill the memory. */
export const MOST_BYTES = 50_000_000;
/** Inflated at a time; a bomb makes a thousand times as many of them before it is noticed. */
const PIECE_BYTES = 65_536;
const scratch = new Uint8Array(262_144);

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

/**
 * Inflates an entry. Not by streams of the browser: what they leave is freed by a collection of the whole
 * heap alone, which then made every 85th search wait instead of every 160th (docs/performance.md).
 */
export function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateShort(bytes) ?? inflateLong(bytes);
  } catch (error) {
    throw new DamagedPackageError("an entry can't be inflated", { cause: error });
  }
}

/** Null for an entry that may not fit into the memory that all short ones share. */
function inflateShort(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length > PIECE_BYTES) return null;
  const inflated = inflateSync(bytes, { out: scratch });
  return inflated.length < scratch.length ? inflated.slice() : null;
}

function inflateLong(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST_BYTES) throw new RangeError("the entry is too large");
  });
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    inflater.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  return joinParts(pieces, length);
}

/** Inflates the text of an entry. */
export function inflateText(bytes: Uint8Array): string {
  return new TextDecoder().decode(inflate(bytes));
}

/** Inflates an entry and parses it as JSON. */
export function inflateJson(bytes: Uint8Array): unknown {
  const text = inflateText(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedPackageError("an entry is not JSON", { cause: error });
  }
}
