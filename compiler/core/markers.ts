import { decodeEntities } from "~/domain/text/decode-entities";
import { anchorize } from "./html-text";
import { getAttribute, listClasses, type Element } from "./tree";

/** Attribute that links an element to its sample in the store. */
export const LIVE_ID = "data-live-id";
/** URL with trailing slash of the page that the sample's relative URLs refer to. */
export const LIVE_PATH = "data-live-path";
/** Fragment of a link that opens a sample on a page of its own. */
export const FULL_PAGE_HASH = "#livesample_fullscreen=";
export const EXAMPLE_ELEMENT = "interactive-example";
/**
 * Placeholder for the compatibility table's heading in links of macros, because its id is not
 * fixed.
 */
export const COMPAT_LINK = "#:compatibility:";

/** Attribute of a table's marker that stood deeper: the heading before it is not its own. */
export const LIFTED_TABLE = "data-lifted";

/** How a page shows code that is to run. */
export type EmbedKind = "frame" | "link" | "example";

/**
 * Returns null for other elements. Checks the name first, because it is called for every
 * element.
 */
export function readEmbedKind(element: Element): EmbedKind | null {
  switch (element.tagName) {
    case "iframe":
      return getAttribute(element, LIVE_ID) === null ? null : "frame";
    case "a":
      return getAttribute(element, "href")?.startsWith(FULL_PAGE_HASH) ? "link" : null;
    case EXAMPLE_ELEMENT:
      return "example";
    default:
      return null;
  }
}

/** Kind of the section that an element stands for; null for other elements. */
export function readTableKind(element: Element): "bc-data" | "bc-specs" | null {
  if (element.tagName !== "div") return null;
  const classes = listClasses(element);
  if (classes.includes("bc-data")) return "bc-data";
  return classes.includes("bc-specs") ? "bc-specs" : null;
}

/** Reads the sample's id, or the example's name. */
export function readEmbedId(element: Element, kind: EmbedKind): string {
  if (kind === "frame") return getAttribute(element, LIVE_ID) ?? "";
  if (kind === "example") return getAttribute(element, "name") ?? "";
  return (getAttribute(element, "href") ?? "").slice(FULL_PAGE_HASH.length);
}

/** Returns the sample id for a macro's argument. */
export function toSampleId(argument: string): string {
  return anchorize(decodeEntities(argument));
}
