const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

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

/** The characters that the common entities in macro arguments stand for. */
export function decodeEntities(argument: string): string {
  if (!argument.includes("&")) return argument;
  return argument.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w+));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? whole;
      const code =
        decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
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
