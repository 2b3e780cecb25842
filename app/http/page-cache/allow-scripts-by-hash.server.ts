import { createHash } from "node:crypto";

/**
 * A page that is kept can't have a nonce: everybody would know it. Its scripts are allowed by
 * their hashes instead; only those that carry the nonce, so that one which came in with the
 * content stays forbidden.
 *
 * @returns The page without nonces, and the sources that take the nonce's place in the policy.
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

/** The text of a script whose tag is begun in `before` and goes on in `after`; null for others. */
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
