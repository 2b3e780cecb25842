import { createHash } from "node:crypto";

/**
 * Replaces the nonce of inline scripts by CSP hashes, because the nonce of a cached page would be
 * known. Only scripts with the nonce get a hash, so that a script injected through the content
 * stays blocked.
 *
 * @returns the page without nonces, and the CSP sources that replace the nonce.
 */
export function allowScriptsByHash(
  html: string,
  nonce: string,
): { html: string; sources: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const [first = "", ...marked] = html.split(attribute);
  const sources = new Set<string>();
  let tag = first;
  for (const part of marked) {
    const script = readInlineScript(tag, part);
    if (script !== null && script !== "") sources.add(hash(script));
    tag = part;
  }
  return { html: [first, ...marked].join(""), sources: [...sources] };
}

/**
 * Returns the text of the script whose start tag is split between `before` and `after`; null for
 * other elements.
 */
function readInlineScript(before: string, after: string): string | null {
  if (!/<script\b[^<>]*$/.test(before.slice(before.lastIndexOf("<")))) return null;
  const start = after.indexOf(">") + 1;
  const end = after.indexOf("</script", start);
  return start === 0 || end === -1 ? null : after.slice(start, end);
}

function hash(script: string): string {
  const digest = createHash("sha256").update(script).digest("base64");
  return `'sha256-${digest}'`;
}
