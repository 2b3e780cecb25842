export { decodeEntities } from "~/domain/text/decode-entities";

/**
 * A macro argument that is shown as text: entities in it are the author's and stay, all else
 * that HTML would take for markup is escaped.
 */
export function escapeArgument(argument: string): string {
  return argument
    .replace(/&(?!#\d+;|#[xX][\da-fA-F]+;|[a-zA-Z][\da-zA-Z]*;)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** HTML cut down to what an attribute can hold: its text, quotes escaped, entities as they are. */
export function toAttributeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
