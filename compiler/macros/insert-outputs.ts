import { PLACEHOLDER_CLOSE, PLACEHOLDER_OPEN } from "../markdown/placeholders";
import { toAttributeText } from "../core/html-text";

/**
 * Puts the macros' HTML where their tokens came out of Markdown. Inside a tag (a picture's
 * alternative text, a title) only the text of the HTML goes in. Output is not searched again.
 */
export function insertOutputs(html: string, outputs: readonly string[]): string {
  const parts: string[] = [];
  let done = 0;
  for (
    let at = html.indexOf(PLACEHOLDER_OPEN);
    at !== -1;
    at = html.indexOf(PLACEHOLDER_OPEN, done)
  ) {
    const end = html.indexOf(PLACEHOLDER_CLOSE, at);
    if (end === -1) break;
    const output = outputs[Number(html.slice(at + 1, end))] ?? "";
    parts.push(
      html.slice(done, at),
      isInsideTag(html, at) ? toAttributeText(output) : output,
    );
    done = end + 1;
  }
  parts.push(html.slice(done));
  return parts.join("");
}

/** Markdown escapes every "<" that is not a tag's, so the nearest bracket tells. */
function isInsideTag(html: string, at: number): boolean {
  const open = html.lastIndexOf("<", at);
  return open !== -1 && html.lastIndexOf(">", at) < open;
}
