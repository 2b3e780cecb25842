import { isElement, type Container } from "../core/tree";
import type { Ids } from "./ids";

/** Attributes that name one id, or several with spaces between them. */
const NAMING = new Set(
  `aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto
  aria-labelledby aria-owns for headers list`.split(/\s+/),
);
/** Attributes whose whole value is a fragment. Those of links are written as fragments of the page (`links.ts`). */
const FRAGMENTS = new Set(["href", "usemap", "xlink:href"]);
const NAME = /[^\s]+/g;
const PAINT = /(url\(\s*["']?#)([^"')]+)/gi;

/**
 * Lets labels, cells, shapes and paint name the ids that elements got in place of the written ones, at any
 * depth. Only pages with such ids are walked.
 */
export function followIds(container: Container, ids: Ids): void {
  if (ids.renamed.size === 0) return;
  for (const node of container.childNodes) {
    if (!isElement(node)) continue;
    for (const attribute of node.attrs)
      attribute.value = follow(node.tagName, attribute, ids);
    followIds(node, ids);
  }
}

function follow(
  tagName: string,
  { name, value }: { name: string; value: string },
  { taken, renamed }: Ids,
): string {
  const toId = (written: string): string =>
    taken.has(written) ? written : (renamed.get(written) ?? written);
  if (NAMING.has(name)) return value.replaceAll(NAME, toId);
  if (FRAGMENTS.has(name) && tagName !== "a") {
    const address = value.trim();
    return address.startsWith("#") ? `#${toId(address.slice(1))}` : value;
  }
  return value.replaceAll(
    PAINT,
    (_, start: string, written: string) => start + toId(written.trim()),
  );
}
