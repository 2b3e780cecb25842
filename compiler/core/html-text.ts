/** Escapes a macro argument for display as text; entities that the author wrote stay. */
export function escapeArgument(argument: string): string {
  return argument
    .replace(/&(?!#\d+;|#[xX][\da-fA-F]+;|[a-zA-Z][\da-zA-Z]*;)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Reduces HTML to text for an attribute: tags dropped, quotes escaped, entities kept. */
export function toAttributeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}

const DROPPED = /[`*<>"$#%&+,/:;=?@[\]^{|}~')(\\]/g;
const WHITE_SPACE = /[\t\n\f\r ]+/g;

/** Returns the id of a heading or term with this text (content format, section 3.5). */
export function anchorize(text: string): string {
  const id = text.replace(DROPPED, "").trim().toLowerCase().replace(WHITE_SPACE, "_");
  return id === "" ? "sect" : id;
}
