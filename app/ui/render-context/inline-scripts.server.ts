import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { HtmlPiece } from "~/ui/static-html/defer-html.server";

/**
 * Marks the site's own inline scripts in a render, as their nonce. It is random for each process and leaves no
 * page, so that no content can carry it.
 */
export const SCRIPT_MARK = randomUUID();
const ATTRIBUTE = ` nonce="${SCRIPT_MARK}"`;

/** Pages have a few constant scripts; a script that differs each time would fill a map without bound. */
const MOST_SOURCES = 100;
const sources = new LRUCache<string, Promise<string>>({ max: MOST_SOURCES });

/**
 * Removes the marks of a page.
 *
 * @returns the pieces without marks, and the text of each marked inline script once.
 */
export function takeScripts(pieces: readonly HtmlPiece[]): {
  pieces: readonly HtmlPiece[];
  scripts: ReadonlySet<string>;
} {
  const scripts = new Set<string>();
  const unmarked = pieces.map((piece) => {
    const [first = "", ...marked] = piece.html.split(ATTRIBUTE);
    if (marked.length === 0) return piece;
    let tag = first;
    for (const part of marked) {
      const script = readInlineScript(tag, part);
      if (script !== null && script !== "") scripts.add(script);
      tag = part;
    }
    return { ...piece, html: [first, ...marked].join("") };
  });
  return { pieces: unmarked, scripts };
}

/** Returns the CSP source of each script: its hash. */
export async function toScriptSources(scripts: Iterable<string>): Promise<string[]> {
  return Promise.all(Array.from(scripts, toSource));
}

function toSource(script: string): Promise<string> {
  const known = sources.get(script);
  if (known) return known;
  const made = hash(script);
  sources.set(script, made);
  return made;
}

/** By Web Crypto, which the offline worker has too. */
async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
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
