const SPECIAL = /[&<>]/;

/** Plain text as HTML for the content of an element. */
export function escapeText(text: string): string {
  // Most texts hold none of them: one test saves the replacements.
  if (!SPECIAL.test(text)) return text;
  let escaped = text;
  if (escaped.includes("&")) escaped = escaped.replaceAll("&", "&amp;");
  if (escaped.includes("<")) escaped = escaped.replaceAll("<", "&lt;");
  if (escaped.includes(">")) escaped = escaped.replaceAll(">", "&gt;");
  return escaped;
}

/** Plain text as HTML for an attribute in double quotes; fit for content too. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
