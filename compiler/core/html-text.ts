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

const DROPPED = /[`*<>"$#%&+,/:;=?@[\]^{|}~')(\\]/g;
const WHITE_SPACE = /[\t\n\f\r ]+/g;

/** The id of a heading or term with this text (content format, section 3.5). */
export function anchorize(text: string): string {
  const id = text.replace(DROPPED, "").trim().toLowerCase().replace(WHITE_SPACE, "_");
  return id === "" ? "sect" : id;
}
