import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/frame-origins";

/** Browsers skip control and format characters and white space before and inside a scheme. */
const IGNORED_IN_SCHEME = /[\s\p{Cc}\p{Cf}]/gu;
const CLEARLY_SAFE = /^[/#h.]/;
const RUNNING_SCHEME = /^(?:javascript|vbscript|data):/i;
/** Nothing runs in an image, so it may bring its data along. */
const IMAGE_DATA = /^data:image\//i;
const IMAGE_ELEMENTS = new Set(["img", "source", "video"]);
/** A frame that scripts fill (live samples), or a path of this site. */
const OWN_FRAME = /^(?:about:blank$|#|\?|\/(?![/\\])|[^/\\:?#]+(?:[/?#]|$))/i;

/** True when following the address could run code in the page. */
export function isRunningUrl(url: string, tagName: string): boolean {
  if (CLEARLY_SAFE.test(url)) return false;
  const address = url.replace(IGNORED_IN_SCHEME, "");
  if (!RUNNING_SCHEME.test(address)) return false;
  return !(IMAGE_ELEMENTS.has(tagName) && IMAGE_DATA.test(address));
}

/** True when one of the pictures to choose from is more than a picture. */
export function isRunningSourceSet(set: string, tagName: string): boolean {
  // Data has commas of its own: its parts are judged too, and only a scheme counts.
  return set.split(/,|\s+/).some((part) => isRunningUrl(part, tagName));
}

/** SVG takes shapes and paint from where these lead: only the same picture is allowed. */
export function leavesPicture(url: string): boolean {
  return !url.trim().startsWith("#");
}

/** `url(...)` in a presentation attribute, other than of the same picture. */
export function paintsFromElsewhere(value: string): boolean {
  return /url\s*\(\s*["']?\s*(?!["'#\s])/i.test(value) || value.includes("\\");
}

/** Frames show this site's own files and the sites of the dialect (content format, 5.5). */
export function isAllowedFrame(source: string): boolean {
  const address = source.trim();
  if (address === "" || OWN_FRAME.test(address)) return !/[\p{Cc}\\]/u.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  const isKnown = (ARTICLE_FRAME_ORIGINS as readonly string[]).includes(origin);
  return protocol === "https:" && isKnown && username === "" && password === "";
}
