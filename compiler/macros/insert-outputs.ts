import { CALLS, PLACEHOLDER_CLOSE, PLACEHOLDER_OPEN } from "../markdown/placeholders";
import { toAttributeText } from "../core/html-text";

const LEADING_CALLS = new RegExp(`<p>(${CALLS.source})`, "g");
const BLOCK = /^<(?:div|dl|figure|h[1-6]|ol|pre|table|ul)\b/;

/**
 * Replaces placeholders in the rendered Markdown by the macros' HTML. Inside a tag (alternative
 * text, title) only the HTML's text is inserted. Output is not searched again. Blocks at the start of a
 * paragraph are put before it, because a parser would end the paragraph there and leave its text without one.
 */
export function insertOutputs(markdown: string, outputs: readonly string[]): string {
  const html = markdown.replace(LEADING_CALLS, (whole, calls: string) =>
    areBlocks(calls, outputs) ? `${calls}<p>` : whole,
  );
  const parts: string[] = [];
  let done = 0;
  let isInside = false;
  for (
    let at = html.indexOf(PLACEHOLDER_OPEN);
    at !== -1;
    at = html.indexOf(PLACEHOLDER_OPEN, done)
  ) {
    const end = html.indexOf(PLACEHOLDER_CLOSE, at);
    if (end === -1) break;
    const output = outputs[Number(html.slice(at + 1, end))] ?? "";
    const before = html.slice(done, at);
    isInside = endsInsideTag(before, isInside);
    parts.push(before, isInside ? toAttributeText(output) : output);
    done = end + 1;
  }
  parts.push(html.slice(done));
  return parts.join("");
}

/** True when the calls render blocks, and nothing else. */
function areBlocks(calls: string, outputs: readonly string[]): boolean {
  const indexes = calls.match(/\d+/g) ?? [];
  const shown = indexes.map((index) => outputs[Number(index)] ?? "").filter(Boolean);
  return shown.length > 0 && shown.every((output) => BLOCK.test(output));
}

/**
 * True inside a tag: Markdown escapes every other "<", so the nearest bracket decides. Looks for it behind the last
 * placeholder alone, because thousands of calls in one paragraph would each read all of it.
 */
function endsInsideTag(text: string, isInside: boolean): boolean {
  const open = text.lastIndexOf("<");
  const close = text.lastIndexOf(">");
  return open === close ? isInside : open > close;
}
