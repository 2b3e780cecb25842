import { parseUrl } from "~/domain/http/parse-url";
import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/content-origins";

/** Browsers skip control and format characters and white space before and inside a scheme. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Cf}]/gu;
const CLEARLY_SAFE = /^[/#h.]/;
const RUNNING_SCHEME = /^(?:javascript|vbscript|data):/i;
/** Allows data URLs of images, because images run no code. */
const IMAGE_DATA = /^data:image\//i;
const IMAGE_ELEMENTS = new Set(["img", "source", "video"]);
/** Allows a frame that scripts fill (live samples), and paths of this site. */
const OWN_FRAME = /^(?:about:blank$|#|\?|\/(?![/\\])|[^/\\:?#]+(?:[/?#]|$))/i;

/** True when following the URL could run code in the page. */
export function isRunningUrl(url: string, tagName: string): boolean {
  if (CLEARLY_SAFE.test(url)) return false;
  const address = url.replace(IGNORED_IN_SCHEME, "");
  if (!RUNNING_SCHEME.test(address)) return false;
  return !(IMAGE_ELEMENTS.has(tagName) && IMAGE_DATA.test(address));
}

/** True when a candidate of a `srcset` could run code. */
export function isRunningSourceSet(set: string, tagName: string): boolean {
  // Data URLs contain commas: their parts are checked as well, but only a scheme can fail.
  return set.split(/,|\s+/).some((part) => isRunningUrl(part, tagName));
}

/**
 * True for a reference outside the same SVG, because SVG takes shapes and paint from its
 * references.
 */
export function leavesPicture(url: string): boolean {
  return !url.trim().startsWith("#");
}

/** True for a presentation attribute with a `url(...)` outside the same SVG. */
export function paintsFromElsewhere(value: string): boolean {
  return /url\s*\(\s*(?:["']\s*)?(?!["'#\s])/i.test(value) || value.includes("\\");
}

/**
 * Allows frames of this site's own files and of the sites in the dialect (content format, 5.5).
 */
export function isAllowedFrame(source: string): boolean {
  const address = source.trim();
  if (address === "" || OWN_FRAME.test(address)) return !/[\p{Cc}\\]/u.test(address);
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, origin, username, password } = url;
  const isKnown = (ARTICLE_FRAME_ORIGINS as readonly string[]).includes(origin);
  return protocol === "https:" && isKnown && username === "" && password === "";
}
