/** Nothing in it can be read in two ways. */
const PLAIN_PATH = /^\/[\w\-.~!$&'()*+,;=:@/]*$/;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * The path of a URL in the one spelling that stands for all that mean the same; null when there is
 * a query, or anything else that no link of the site has.
 */
export function readPagePath(url: string): string | null {
  if (PLAIN_PATH.test(url)) return DOT_SEGMENT.test(url) ? null : url;
  if (!url.startsWith("/") || url.includes("?") || url.includes("#")) return null;
  try {
    const path = url.split("/").map(respell).join("/");
    return DOT_SEGMENT.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** A slash in a segment stays escaped. Throws for what is no UTF-8. */
function respell(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /%(?:24|26|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  );
}
