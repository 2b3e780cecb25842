import { readText, type ImageType } from "./image-type";

/** Tells whether an image has several frames, by its content. */
export function isAnimated(bytes: Uint8Array, type: ImageType): boolean {
  switch (type) {
    case "image/apng":
      return true;
    case "image/gif":
      return isAnimatedGif(bytes);
    case "image/webp":
      return isAnimatedWebp(bytes);
    case "image/avif":
      return listAvifBrands(bytes).includes("avis");
    default:
      return false;
  }
}

const GIF_SCREEN = { flagsAt: 10, endsAt: 13 };
const GIF_FRAME = { flagsAt: 9, bytes: 10 };
const GIF_BLOCKS = { extension: 0x21, frame: 0x2c };

/** Counts frames block by block, because the bytes that begin one are in the pixels too. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let at = GIF_SCREEN.endsAt + readColorBytes(bytes[GIF_SCREEN.flagsAt]);
  let frames = 0;
  while (at < bytes.length) {
    if (bytes[at] === GIF_BLOCKS.extension) at = skipSubBlocks(bytes, at + 2);
    else if (bytes[at] === GIF_BLOCKS.frame) {
      frames++;
      if (frames > 1) return true;
      const colors = readColorBytes(bytes[at + GIF_FRAME.flagsAt]);
      // A byte for the length of codes stands before the pixels.
      at = skipSubBlocks(bytes, at + GIF_FRAME.bytes + colors + 1);
    } else return false;
  }
  return false;
}

/** Bytes of a table of colours, by the flags before it. */
function readColorBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Each has its length before it; an empty one is the last. */
function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}

const WEBP_FLAGS_AT = 20;
const WEBP_ANIMATION = 0x02;

/** Only the extended format (VP8X) can have frames. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  const flags = bytes[WEBP_FLAGS_AT] ?? 0;
  return readText(bytes, 12, 4) === "VP8X" && (flags & WEBP_ANIMATION) !== 0;
}

const BRAND_BYTES = 4;
const MAX_BRANDS_END = 256;

/** All brands of the first box (ftyp), its version among them. */
function listAvifBrands(bytes: Uint8Array): string[] {
  const { buffer, byteOffset, byteLength } = bytes;
  const size = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  const end = Math.min(size, MAX_BRANDS_END, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + BRAND_BYTES <= end; at += BRAND_BYTES)
    brands.push(readText(bytes, at, BRAND_BYTES));
  return brands;
}
