import { anchorize } from "./anchorize";
import { getAttribute, type Element } from "./tree";
import { decodeEntities } from "./html-text";

/** Under which the page's store entry and the element that shows it find each other. */
export const LIVE_ID = "data-live-id";
/** The page whose files the sample's relative URLs mean, with a slash at its end. */
export const LIVE_PATH = "data-live-path";
/** A link with this fragment opens a sample on a page of its own. */
export const FULL_PAGE_HASH = "#livesample_fullscreen=";
export const EXAMPLE_ELEMENT = "interactive-example";
/** Stands for the page's compatibility table in links of macros: its heading has no fixed id. */
export const COMPAT_LINK = "#:compatibility:";

/** What stands in a page for code that is to run. */
export type EmbedKind = "frame" | "link" | "example";

/** Null for any other element. Asked for every element, so it looks at the name first. */
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

/** What an embed asks for: the id of a sample, or an example's name. */
export function readEmbedId(element: Element, kind: EmbedKind): string {
  if (kind === "frame") return getAttribute(element, LIVE_ID) ?? "";
  if (kind === "example") return getAttribute(element, "name") ?? "";
  return (getAttribute(element, "href") ?? "").slice(FULL_PAGE_HASH.length);
}

/** The id that a macro's argument means. */
export function toSampleId(argument: string): string {
  return anchorize(decodeEntities(argument));
}
