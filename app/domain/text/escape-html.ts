const SPECIAL = /[&<>]/;

/** Escapes plain text for element content. */
export function escapeText(text: string): string {
  // Fast path: most texts have no special character.
  if (!SPECIAL.test(text)) return text;
  let escaped = text;
  if (escaped.includes("&")) escaped = escaped.replaceAll("&", "&amp;");
  if (escaped.includes("<")) escaped = escaped.replaceAll("<", "&lt;");
  if (escaped.includes(">")) escaped = escaped.replaceAll(">", "&gt;");
  return escaped;
}

/** Escapes plain text for a double-quoted attribute; also safe in content. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
