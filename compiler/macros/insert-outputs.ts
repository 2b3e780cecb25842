import { PLACEHOLDER_CLOSE, PLACEHOLDER_OPEN } from "../markdown/placeholders";
import { toAttributeText } from "../core/html-text";

/**
 * Replaces placeholders in the rendered Markdown by the macros' HTML. Inside a tag (alternative
 * text, title) only the HTML's text is inserted. Output is not searched again.
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

/** True inside a tag: Markdown escapes every other "<", so the nearest bracket decides. */
function isInsideTag(html: string, at: number): boolean {
  const open = html.lastIndexOf("<", at);
  return open !== -1 && html.lastIndexOf(">", at) < open;
}
