import { MOST_BYTES } from "../../compiler/authoring/images/check-asset";
import {
  compressImage,
  measureImage,
  MOST_PIXELS,
} from "../../compiler/authoring/images/compress-image";

/** Why an image is refused; each has a text. */
export type ImageFault = "name" | "size" | "type" | "pixels" | "unsafe" | "taken";

/** Lower case, so that it is the same file on every file system. */
const NAME = /^[a-z0-9][a-z0-9_.-]{0,99}\.(?:png|jpe?g|gif|webp|svg)$/;
const SVG_DANGER =
  /<\s*(?:script|object|iframe|embed|foreignobject|handler|set|use\s[^>]*href\s*=\s*["']?\s*(?!#))|\son\w+\s*=|javascript:|<!entity|<\?xml-stylesheet/i;

/** Checks name, size and, by its bytes, the type; null when all is well. The size comes last. */
function checkImage(name: string, bytes: Uint8Array): ImageFault | null {
  if (!NAME.test(name)) return "name";
  if (bytes.length === 0) return "size";
  const { type, pixels } = measureImage(bytes) ?? { type: null, pixels: 0 };
  const extension = name.slice(name.lastIndexOf(".") + 1).replace("jpeg", "jpg");
  if (type !== extension) return "type";
  if (type === "svg" && SVG_DANGER.test(Buffer.from(bytes).toString("utf8")))
    return "unsafe";
  if (type !== "svg" && pixels > MOST_PIXELS) return "pixels";
  return bytes.length > MOST_BYTES ? "size" : null;
}

/** Compresses an image where that is worth while, which may make it small enough. */
export async function prepareImage(
  name: string,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array } | { fault: ImageFault }> {
  const fault = checkImage(name, bytes);
  if (fault !== null && (fault !== "size" || bytes.length === 0)) return { fault };
  const smaller = await compressImage(name, Buffer.from(bytes));
  const kept = smaller ?? bytes;
  return kept.length > MOST_BYTES ? { fault: "size" } : { bytes: kept };
}
