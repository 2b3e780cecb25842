import { parseFragment } from "parse5";
import { ARTICLE_FRAME_ORIGINS } from "~/domain/documents/content-origins";
import { PAGE_IDS } from "~/domain/documents/page-ids";
import { isElement, type Container, type Element } from "../../compiler/core/tree";

/** Elements that run code, change link targets or switch the parser's mode. */
const FORBIDDEN = new Set(
  `animate applet base embed form frame frameset link meta noembed noframes noscript object
  plaintext script set style template xmp`.split(/\s+/),
);
const RUNNING = /(?:^|[\s,;])(?:javascript|vbscript|data):/i;
const IMAGE = /^data:image\//i;

const LEAVES_ARTICLE = new Set(
  `accesskey action attributionsrc autofocus command commandfor form formaction formmethod formtarget
  interestfor method
  ping popover popovertarget srcdoc`.split(/\s+/),
);
const COVERS_OR_LOADS =
  /position|inset|z-index|transform|overflow[\w-]*\s*:\s*visible|url\s*\(|image|expression|binding|@|\\\\/i;
const OWN_ADDRESS = /^(?:about:blank$|\/[^/\\]|[\w.-]+(?:[/?#]|$)|$)/;

/**
 * Finds everything in this HTML that a browser would run, or that leaves the article. Parses twice,
 * because browsers with scripting treat some elements as raw text.
 */
export function listExecutable(html: string): string[] {
  const found: string[] = [];
  visit(parseFragment(html, { scriptingEnabled: true }), found);
  visit(parseFragment(html, { scriptingEnabled: false }), found);
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

/** Attributes of HTML, SVG or MathML elements that contain a URL. */
const ADDRESSES =
  /^(?:(?:xlink:)?href|src|srcset|poster|background|cite|data|code|codebase|classid|archive|lowsrc|dynsrc|longdesc|profile|usemap|manifest|values|from|to|by|altimg)$/;
const SVG_PAINT = new Set(["fill", "stroke", "filter", "mask", "clip-path", "cursor"]);

function isKnownFrame(source: string): boolean {
  if (OWN_ADDRESS.test(source)) return true;
  return ARTICLE_FRAME_ORIGINS.some((origin) => source.startsWith(`${origin}/`));
}

function isRunning(tagName: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (LEAVES_ARTICLE.has(name)) return true;
  if (name === "style") return COVERS_OR_LOADS.test(value);
  if (name === "overflow") return /visible/i.test(value);
  if (name === "id" && PAGE_IDS.has(value)) return true;
  if (name === "src" && tagName === "iframe") return !isKnownFrame(value);
  if (name === "href" && ["use", "feImage"].includes(tagName))
    return !value.startsWith("#");
  if (/url\s*\((?!\s*["']?#)/i.test(value) && SVG_PAINT.has(name)) return true;
  // DOM clobbering: a name on these elements hides a property of `document`.
  if (name === "name" && ["img", "form", "iframe"].includes(tagName)) return true;
  // Ignores unknown attributes, whose URL no browser follows.
  if (!ADDRESSES.test(name)) return false;
  const address = value.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  return RUNNING.test(address) && !(tagName === "img" && IMAGE.test(address));
}
