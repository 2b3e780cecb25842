import { extname } from "node:path";
import { imageSize } from "image-size";
import type { Sharp } from "sharp";

/** Share of the bytes that an image loses at least; less is not worth another version of it. */
const WORTHWHILE = 0.25;
/** Decoding stops above this, so that a small file can't fill the memory (a decompression bomb). */
export const MOST_PIXELS = 50_000_000;
const JPEG_QUALITY = 80;

type Compress = (content: Buffer) => Promise<Buffer | null>;

/** WebP is compressed already. */
const COMPRESSORS: Readonly<Record<string, Compress>> = {
  ".png": compressPng,
  ".jpg": compressJpeg,
  ".jpeg": compressJpeg,
  ".gif": compressGif,
  ".svg": compressSvg,
};

/** Returns an image's type (`jpg`) and number of pixels; null for anything else. */
export function measureImage(
  content: Uint8Array,
): { type: string; pixels: number } | null {
  try {
    const { type = "", width, height } = imageSize(content);
    return { type, pixels: width * height };
  } catch {
    return null;
  }
}

/**
 * Compresses an image in its own format: PNG, GIF and SVG without a loss that is seen, JPEG to a
 * quality of 80, turned upright. Frames, their delays and transparency stay.
 *
 * @returns Null when a quarter can't be saved, when the image can't be read, and for other files.
 */
export async function compressImage(
  name: string,
  content: Buffer,
): Promise<Buffer | null> {
  const compress = COMPRESSORS[extname(name).toLowerCase()];
  if (!compress || content.length === 0) return null;
  const smaller = await compress(content).catch(() => null);
  const most = content.length * (1 - WORTHWHILE);
  return smaller && smaller.length < most ? smaller : null;
}

async function compressPng(content: Buffer): Promise<Buffer | null> {
  // An animation would lose its frames: libvips knows the first one only.
  if (content.includes("acTL")) return null;
  const image = await openImage(content, "png");
  // An effort would make it a palette, which loses colours.
  return image && image.png({ compressionLevel: 9 }).toBuffer();
}

async function compressJpeg(content: Buffer): Promise<Buffer | null> {
  const image = await openImage(content, "jpeg");
  const output = { quality: JPEG_QUALITY, mozjpeg: true };
  return image && image.autoOrient().jpeg(output).toBuffer();
}

async function compressGif(content: Buffer): Promise<Buffer | null> {
  const image = await openImage(content, "gif");
  return image && image.gif({ effort: 10, keepDuplicateFrames: true }).toBuffer();
}

async function compressSvg(content: Buffer): Promise<Buffer | null> {
  const svgo = await import("svgo").catch(() => null);
  if (!svgo) return null;
  // Descriptions are for readers, and ids are what addresses of a part name.
  const overrides = { removeDesc: false, cleanupIds: false } as const;
  const { data } = svgo.optimize(content.toString("utf8"), {
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  return Buffer.from(data);
}

/** Null without sharp, which is an optional dependency, and for an image of another format. */
async function openImage(
  content: Buffer,
  format: "png" | "jpeg" | "gif",
): Promise<Sharp | null> {
  const sharp = await import("sharp").catch(() => null);
  if (!sharp) return null;
  const options = { animated: format === "gif", limitInputPixels: MOST_PIXELS };
  const image = sharp.default(content, options);
  return (await image.metadata()).format === format ? image : null;
}
