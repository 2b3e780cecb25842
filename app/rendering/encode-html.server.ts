import { LRUCache } from "lru-cache";
import type { HtmlPiece } from "~/ui/static-html/defer-html.server";

/** No character of a string takes more, as UTF-8. */
const MAX_BYTES = 3;
/** Copying a shorter string costs less than a chunk of its own. */
const MIN_SHARED_CHARACTERS = 4096;
const MAX_SHARED_BYTES = 6_000_000;

/**
 * Scratch space for the pieces of one page, because their length in bytes is unknown beforehand.
 * It holds nothing between two calls.
 */
let scratch = Buffer.allocUnsafeSlow(0);

/** Bytes of articles, sidebars and menus: a page is mostly these, and its next reader gets the same. */
const shared = new LRUCache<string, Buffer>({
  maxSize: MAX_SHARED_BYTES,
  sizeCalculation: ({ length }) => length,
});

/** Encodes a page as chunks: a shared long piece as its kept bytes, all that is between as one. */
export function encodeHtml(pieces: readonly HtmlPiece[]): Buffer[] {
  const chunks: Buffer[] = [];
  let between: string[] = [];
  for (const { html, isShared } of pieces) {
    if (!isShared || html.length < MIN_SHARED_CHARACTERS) between.push(html);
    else {
      chunks.push(encodeTexts(between), encodeShared(html));
      between = [];
    }
  }
  return [...chunks, encodeTexts(between)].filter(({ length }) => length > 0);
}

function encodeShared(html: string): Buffer {
  const known = shared.get(html);
  if (known) return known;
  const bytes = Buffer.from(html);
  shared.set(html, bytes);
  return bytes;
}

/** Encodes texts one by one, because one wide character would make all of a joined string wide. */
function encodeTexts(texts: readonly string[]): Buffer {
  const room = texts.reduce((sum, { length }) => sum + length, 0) * MAX_BYTES;
  if (scratch.length < room) scratch = Buffer.allocUnsafeSlow(room);
  let end = 0;
  for (const text of texts) end += scratch.write(text, end);
  return Buffer.from(scratch.subarray(0, end));
}
