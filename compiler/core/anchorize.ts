const DROPPED = /[`*<>"$#%&+,/:;=?@[\]^{|}~')(\\]/g;
const WHITE_SPACE = /[\t\n\f\r ]+/g;

/** The id of a heading or term with this text (content format, section 3.5). */
export function anchorize(text: string): string {
  const id = text.replace(DROPPED, "").trim().toLowerCase().replace(WHITE_SPACE, "_");
  return id === "" ? "sect" : id;
}
