import { encodePath } from "../../core/urls";

/** Escapes a text, so that a regular expression matches it as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** True for a text with a file's name, as it is or encoded: Markdown takes a name with spaces only so. */
export function mentionsName(text: string, name: string): boolean {
  return (
    text.includes(name) || text.toLowerCase().includes(encodePath(name).toLowerCase())
  );
}
