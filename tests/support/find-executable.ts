import { parseFragment } from "parse5";
import { isElement, type Container, type Element } from "../../compiler/html/tree";

/** Elements that run code, re-target the page or are read in another mode than ours. */
const FORBIDDEN = new Set(
  `animate applet base embed frame frameset link meta noembed noframes noscript object plaintext
  script set style template xmp`.split(/\s+/),
);
const RUNNING = /(?:^|[\s,;])(?:javascript|vbscript|data):/i;
const IMAGE = /^data:image\//i;

/** What in this HTML a browser would run, or what lets it leave the page's own form. */
export function findExecutable(html: string): string[] {
  const found: string[] = [];
  visit(parseFragment(html), found);
  return found;
}

function visit(container: Container, found: string[]): void {
  for (const node of container.childNodes) {
    if (!isElement(node)) continue;
    checkElement(node, found);
    visit(node, found);
  }
}

function checkElement(element: Element, found: string[]): void {
  const { tagName, attrs } = element;
  if (FORBIDDEN.has(tagName.toLowerCase())) found.push(`<${tagName}>`);
  for (const { name, value } of attrs)
    if (isRunning(tagName, name, value)) found.push(`<${tagName} ${name}="${value}">`);
}

function isRunning(tagName: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (["srcdoc", "formaction", "action", "ping"].includes(name)) return true;
  // A named one of these hides the property of `document` that scripts call by that name.
  if (name === "name" && ["img", "form", "iframe"].includes(tagName)) return true;
  if (["alt", "title", "content", "aria-label"].includes(name)) return false;
  const address = value.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  return RUNNING.test(address) && !(tagName === "img" && IMAGE.test(address));
}
