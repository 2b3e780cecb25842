import { findAssetType } from "~/domain/documents/asset-types";
import { measureImage, MOST_PIXELS } from "./compress-image";
import { isUnsafeSvg } from "./unsafe-svg";

/** Why the content of an image is refused. */
export type ImageFault = "empty" | "type" | "unsafe" | "pixels";

/** An SVG needs no size of its own. */
const SVG_START = /<svg[\s>]/i;

/**
 * Checks the bytes of an image against its name, for every way into the content. It judges neither the name nor
 * the number of bytes, which compressing may lower.
 *
 * @returns Null when all is well, and for files with the name of no image.
 */
export function findImageFault(name: string, bytes: Uint8Array): ImageFault | null {
  const type = findAssetType(name);
  if (type === null || !type.startsWith("image/")) return null;
  if (bytes.length === 0) return "empty";
  if (type === "image/svg+xml") return findSvgFault(Buffer.from(bytes).toString("utf8"));
  const found = measureImage(bytes);
  if (!found || findAssetType(`.${found.type}`) !== type) return "type";
  return found.pixels > MOST_PIXELS ? "pixels" : null;
}

/** The size of an SVG is no number of pixels that a browser would have to keep. */
function findSvgFault(svg: string): ImageFault | null {
  if (!SVG_START.test(svg)) return "type";
  return isUnsafeSvg(svg) ? "unsafe" : null;
}
