import { html as names } from "parse5";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { isElement, type ChildNode, type Element } from "~/domain/html/tree";
import { findOwn } from "~/domain/text/find-own";
import type { Parent } from "../pages/html-tree";
import { toXmlId } from "./xml-ids";

/** Elements of books, with the attributes that each may have beside the common ones. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  abbr: [],
  b: [],
  bdi: [],
  bdo: [],
  blockquote: [],
  br: [],
  caption: [],
  cite: [],
  code: [],
  col: ["span"],
  colgroup: ["span"],
  dd: [],
  del: [],
  details: ["open"],
  dfn: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  footer: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height"],
  ins: [],
  kbd: [],
  li: ["value"],
  mark: [],
  ol: ["start", "reversed"],
  p: [],
  pre: [],
  q: [],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  section: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  tfoot: [],
  th: ["colspan", "rowspan", "scope"],
  thead: [],
  time: ["datetime"],
  tr: [],
  u: [],
  ul: [],
  var: [],
  wbr: [],
};
const COMMON = ["class", "lang", "dir", "title"];
const NUMBERS = ["width", "height", "colspan", "rowspan", "span", "start", "value"];
const VOID = ["br", "col", "hr", "img", "wbr"];
/** Unknown elements that stand among paragraphs. */
const BLOCKS = [
  "interactive-example",
  "form",
  "fieldset",
  "article",
  "nav",
  "aside",
  "main",
];
/** Attributes of MathML and SVG that refer to other files or run code, and those of HTML, which their schemas lack. */
const UNSAFE =
  /^(?:on|style$|href$|xlink|data-|id$|aria-|role$|tabindex$|displaystyle-|title$|hreflang$|rel$|target$)/;
/** Characters that XML can't contain. */
const NO_XML =
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Serialises a tree as XHTML of an EPUB: the elements and attributes that its schema allows, each id
 * once. Other elements become `div` or `span`.
 */
export function serializeXhtml(tree: Parent): string {
  const ids = new Set<string>();
  return tree.childNodes.map((node) => serializeNode(node, ids)).join("");
}

function serializeNode(node: ChildNode, ids: Set<string>): string {
  if (isElement(node))
    return node.namespaceURI === names.NS.HTML
      ? serializeHtml(node, ids)
      : serializeForeign(node, ids);
  return node.nodeName === "#text" && "value" in node ? toXmlText(node.value) : "";
}

function serializeHtml(element: Element, ids: Set<string>): string {
  const { tagName, childNodes } = element;
  const own = findOwn(ELEMENTS, tagName);
  const name = own ? tagName : BLOCKS.includes(tagName) ? "div" : "span";
  const attributes = element.attrs.map(({ name: key, value }) =>
    key === "id" ? toIdAttribute(value, ids) : toAttribute(key, value, own ?? []),
  );
  const start = `<${name}${attributes.join("")}`;
  if (VOID.includes(name)) return `${start}/>`;
  const inside = childNodes.map((node) => serializeChild(name, node, ids)).join("");
  return `${start}>${inside}</${name}>`;
}

/** Lists contain items alone, which HTML of authors does not always keep to. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  ol: ["li"],
  ul: ["li"],
  dl: ["dd", "dt", "div"],
};

function serializeChild(parent: string, node: ChildNode, ids: Set<string>): string {
  const html = serializeNode(node, ids);
  const items = findOwn(ITEMS, parent);
  const [item = ""] = items ?? [];
  if (!items || html.trim() === "" || (isElement(node) && items.includes(node.tagName)))
    return html;
  return `<${item}>${html}</${item}>`;
}

function toIdAttribute(value: string, ids: Set<string>): string {
  const id = toXmlId(value);
  if (ids.has(id)) return "";
  ids.add(id);
  return ` id="${id}"`;
}

function toAttribute(name: string, value: string, own: readonly string[]): string {
  if (!COMMON.includes(name) && !own.includes(name)) return "";
  if (NUMBERS.includes(name) && !/^\d+$/.test(value)) return "";
  if (name === "href" && /^mailto:/i.test(value) && !value.includes("@")) return "";
  if (name === "dir" && !/^(?:ltr|rtl|auto)$/.test(value)) return "";
  if (name === "lang" && !/^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(value)) return "";
  if (name === "scope" && !/^(?:row|col|rowgroup|colgroup)$/.test(value)) return "";
  const text = name === "open" || name === "reversed" ? name : value;
  const language = name === "lang" ? ` xml:lang="${value}"` : "";
  return ` ${name}="${escapeAttribute(text.replace(NO_XML, ""))}"${language}`;
}

/** Links of drawings are groups, because books can't check them; "": left out, as sources of formulas. */
const FOREIGN_NAMES: Readonly<Record<string, string>> = {
  a: "g",
  annotation: "",
  "annotation-xml": "",
  semantics: "mrow",
  script: "",
  foreignObject: "",
};

/** MathML and SVG, which are XML already. */
function serializeForeign(element: Element, ids: Set<string>): string {
  const { tagName, childNodes, namespaceURI, parentNode } = element;
  const isRoot =
    !parentNode ||
    !("namespaceURI" in parentNode) ||
    parentNode.namespaceURI !== namespaceURI;
  const space = isRoot ? ` xmlns="${namespaceURI}"` : "";
  const attributes = element.attrs
    .filter(
      ({ name, prefix }) =>
        !UNSAFE.test(name) && prefix === undefined && name !== "xmlns",
    )
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value.replace(NO_XML, ""))}"`);
  const name = findOwn(FOREIGN_NAMES, tagName) ?? tagName;
  if (name === "") return "";
  const inside = childNodes.map((node) => serializeNode(node, ids)).join("");
  return `<${name}${space}${attributes.join("")}>${inside}</${name}>`;
}

/** Escapes text for XML, without the characters that it can't contain. */
export function toXmlText(text: string): string {
  return escapeText(text.replace(NO_XML, ""));
}
