/** V8 copies shorter parts of a text itself. */
const SHORTEST_PART = 13;

/**
 * Returns a text of its own, because V8 keeps a page's whole text for a longer part of it, for as long as the part
 * lives. Parts of a joined text are parts of a copy.
 */
export function copyText(text: string): string {
  return text.length < SHORTEST_PART ? text : ` ${text}`.slice(1);
}
