const SPECIAL = /[&<>"]/;
const SPECIALS = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as HTML, safe in element content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  // Most texts hold none of them: one test saves the replacement.
  return SPECIAL.test(text) ? text.replace(SPECIALS, toEntity) : text;
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? character;
}
