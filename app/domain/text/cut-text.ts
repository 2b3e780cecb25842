/** The beginning of a text, of so many UTF-16 code units at most. Splits no surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
