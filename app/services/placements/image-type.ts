/** Types that `/pimg` passes on. */
export const IMAGE_TYPES = [
  "image/apng",
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/webp",
] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** Tells whether a Content-Type header names one of the types. */
export function isImageType(header: string | null): boolean {
  const type = header?.split(";", 1)[0]?.trim().toLowerCase();
  return IMAGE_TYPES.some((known) => known === type);
}

const PNG_HEADER_BYTES = 8;
const CHUNK_OVERHEAD_BYTES = 12;

/**
 * Type of an image by its content, because a header may lie. Null for anything else: HTML, SVG,
 * scripts.
 */
export function findImageType(bytes: Uint8Array): ImageType | null {
  const starts = (at: number, text: string) => readText(bytes, at, text.length) === text;
  if (starts(0, "\x89PNG\r\n\x1a\n"))
    return isAnimatedPng(bytes) ? "image/apng" : "image/png";
  if (starts(0, "\xff\xd8\xff")) return "image/jpeg";
  if (starts(0, "GIF87a") || starts(0, "GIF89a")) return "image/gif";
  if (starts(0, "RIFF") && starts(8, "WEBP")) return "image/webp";
  if (starts(4, "ftypavif") || starts(4, "ftypavis")) return "image/avif";
  return null;
}

/** An animated PNG has a control chunk (acTL) before its first image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_HEADER_BYTES;
  while (at + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const name = readText(bytes, at + 4, 4);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += CHUNK_OVERHEAD_BYTES + view.getUint32(at);
  }
  return false;
}

/** Bytes as characters of Latin-1, such as the names in an image's header. */
export function readText(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
