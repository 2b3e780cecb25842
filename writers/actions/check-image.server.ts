import { imageSize } from "image-size";

/** Bytes of an image beside a page. */
export const MAX_IMAGE_BYTES = 500 * 1024;

/** Why an image is refused; each has a text. */
export type ImageFault = "name" | "size" | "type" | "unsafe" | "taken";

/** Lower case, so that it is the same file on every file system. */
const NAME = /^[a-z0-9][a-z0-9_.-]{0,99}\.(?:png|jpe?g|gif|webp|svg)$/;
const SVG_DANGER =
  /<\s*(?:script|object|iframe|embed|foreignobject|handler|set|use\s[^>]*href\s*=\s*["']?\s*(?!#))|\son\w+\s*=|javascript:|<!entity|<\?xml-stylesheet/i;

/** Checks name, size and, by its bytes, the type of an image; null when all is well. */
export function checkImage(name: string, bytes: Uint8Array): ImageFault | null {
  if (!NAME.test(name)) return "name";
  if (bytes.length === 0 || bytes.length > MAX_IMAGE_BYTES) return "size";
  const type = findType(bytes);
  const extension = name.slice(name.lastIndexOf(".") + 1).replace("jpeg", "jpg");
  if (type !== extension) return "type";
  return type === "svg" && SVG_DANGER.test(Buffer.from(bytes).toString("utf8"))
    ? "unsafe"
    : null;
}

function findType(bytes: Uint8Array): string | null {
  try {
    return imageSize(bytes).type ?? null;
  } catch {
    return null;
  }
}
