import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Preload, PreloadList } from "../engine/preloads";

/**
 * The list in its file: brotli over a first line that says where it comes from and when, then one
 * line a name with its labels reversed, sorted, and `!` at the end where subdomains are left out.
 */
export function packPreloads(
  entries: ReadonlyMap<string, Preload>,
  origin: string,
): Buffer {
  const lines = [...entries].map(([name, { includesSubDomains }]) => [
    reverse(name),
    includesSubDomains ? "" : "!",
  ]);
  const sorted = lines.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const text = [`# ${origin}`, ...sorted.map((line) => line.join("")), ""].join("\n");
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(text, { params });
}

/** Opens a packed list; one text and a binary search take a tenth of the memory of a map. */
export function openPreloads(packed: Buffer): PreloadList & { origin: string } {
  const text = brotliDecompressSync(packed).toString("latin1");
  const start = text.indexOf("\n") + 1;
  return {
    origin: text.slice(2, start - 1),
    find(name) {
      const line = findLine(text, start, reverse(name));
      return line === null ? null : { includesSubDomains: !line.endsWith("!") };
    },
  };
}

/** The line of a name in the sorted lines behind `start`. */
function findLine(text: string, start: number, wanted: string): string | null {
  let low = start;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const begin = Math.max(text.lastIndexOf("\n", middle - 1) + 1, start);
    const end = text.indexOf("\n", middle);
    const line = text.slice(begin, end);
    const name = line.replace("!", "");
    if (name === wanted) return line;
    if (name < wanted) low = end + 1;
    else high = begin;
  }
  return null;
}

function reverse(name: string): string {
  return name.split(".").reverse().join(".");
}
