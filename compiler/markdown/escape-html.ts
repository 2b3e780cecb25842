const SPECIAL_IN_TEXT = /[&<>]/;
const SPECIALS_IN_TEXT = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Text as HTML for the content of an element. */
export function escapeText(text: string): string {
  // Most texts hold none of them: one test saves the replacement.
  return SPECIAL_IN_TEXT.test(text) ? text.replace(SPECIALS_IN_TEXT, toEntity) : text;
}

/** Text as HTML for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? character;
}
