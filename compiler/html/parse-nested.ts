import { html, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { copyText } from "../core/memoize";
import { isText, type ChildNode, type Element } from "../core/tree";

/**
 * Levels of elements in a page; as deep as browsers' own parsers nest. What handles the tree calls itself for each
 * level, so that a stack of any size has to hold as many.
 */
export const MAX_DEPTH = 512;

/** How a start tag changes the tree (HTML, 13.2.6.4.7). */
type Kind = "inline" | "block" | "void" | "void block";

/**
 * Elements whose tags only open and close the element itself where they are nested as below. All
 * others are left to parse5, such as those of forms, of raw text and of SVG.
 */
const KINDS = new Map<string, Kind>([
  ...list(
    "inline",
    `a abbr audio b bdi bdo big caption cite code data del dfn em font i iframe ins kbd label mark q s
    samp small span strike strong sub sup tbody td tfoot th thead time tr tt u var video`,
  ),
  ...list(
    "block",
    `article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header
    li nav ol p pre section summary table ul`,
  ),
  ...list("void", "br img source track wbr"),
  ...list("void block", "hr"),
]);

/** Elements that parse5 moves, or gives parents of its own, anywhere else. */
const PARENTS = new Map<string, readonly string[]>([
  ...["caption", "thead", "tbody", "tfoot"].map((name): [string, string[]] => [
    name,
    ["table"],
  ]),
  ["tr", ["tbody", "thead", "tfoot"]],
  ["td", ["tr"]],
  ["th", ["tr"]],
  ["li", ["ul", "ol"]],
  ["dt", ["dl"]],
  ["dd", ["dl"]],
]);
/** Elements out of which parse5 moves everything but white space and the parts of a table. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr"]);
const HEADING = /^h[1-6]$/;

const NAME = /[a-z][a-z\d]*(?:-[a-z\d-]+)?(?=[\s/>])/y;
const ATTRIBUTE = /[\t\n ]+([a-z][a-z\d_-]*)(?:="([^"]*)"|(?![^\t\n >]))/y;
const TAG_END = /[\t\n ]*>/y;
const VOID_END = /[\t\n ]*\/?>/y;
/** A comment that ends at the same place for every reader. */
const COMMENT = /<!--(?!-?>)((?:[^<-]|-(?!-)|<(?!!))*)(?<!-)-->/y;
/** Characters that parse5 drops or replaces in a whole text. */
const REPLACED = /[\0\r]/;
const WHITE_SPACE = /^[\t\n\f ]*$/;
const OTHER_REFERENCE = /&(?!(?:amp|lt|gt|quot);)/;
const STARTS_WITH_OTHER_REFERENCE = new RegExp(OTHER_REFERENCE, "y");

function list(kind: Kind, names: string): [string, Kind][] {
  return names.split(/\s+/).map((name) => [name, kind]);
}

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * Parses HTML whose elements are all closed in order, in a third of parse5's time; null for any other, for more than
 * MAX_DEPTH levels, and for each tag outside the small grammar above. The tree is the same as parse5's.
 */
export function parseNested(source: string): Fragment | null {
  return REPLACED.test(source) ? null : new NestedReader(source).read();
}

class NestedReader {
  readonly source: string;
  readonly root: Fragment = { nodeName: "#document-fragment", childNodes: [] };
  parent: Parent = this.root;
  /** Name of the open element; empty outside of all. */
  parentName = "";
  at = 0;
  depth = 0;
  /** Links and paragraphs that are open: inside another one, each would be closed. */
  openLinks = 0;
  openParagraphs = 0;

  constructor(source: string) {
    this.source = source;
  }

  read(): Fragment | null {
    const { source } = this;
    while (this.at < source.length) {
      const start = source.indexOf("<", this.at);
      const end = start === -1 ? source.length : start;
      if (end > this.at && !this.readText(end)) return null;
      this.at = end;
      if (end < source.length && !this.readMarkup()) return null;
    }
    return this.parentName === "" ? this.root : null;
  }

  readText(end: number): boolean {
    const { source, at, parentName } = this;
    const text = source.slice(at, end);
    if (TABLE_PARTS.has(parentName) && !WHITE_SPACE.test(text)) return false;
    this.append({ nodeName: "#text", value: decodeText(text), parentNode: null });
    return true;
  }

  append(node: ChildNode): void {
    node.parentNode = this.parent;
    this.parent.childNodes.push(node);
  }

  readMarkup(): boolean {
    const next = this.source.charCodeAt(this.at + 1);
    if (next === SLASH) return this.readEnd();
    return next === EXCLAMATION_MARK ? this.readComment() : this.readStart();
  }

  readEnd(): boolean {
    const { source, at, parent, parentName } = this;
    if (!("tagName" in parent) || !source.startsWith(parentName, at + 2)) return false;
    this.at += 2 + parentName.length;
    if (!this.skipTagEnd()) return false;
    this.depth--;
    this.count(parentName, -1);
    this.enter(parent.parentNode ?? this.root);
    return true;
  }

  enter(parent: Parent): void {
    this.parent = parent;
    this.parentName = "tagName" in parent ? parent.tagName : "";
  }

  count(name: string, change: number): void {
    if (name === "a") this.openLinks += change;
    else if (name === "p") this.openParagraphs += change;
  }

  readComment(): boolean {
    const match = this.match(COMMENT);
    if (!match) return false;
    this.append({ nodeName: "#comment", data: match[1] ?? "", parentNode: null });
    return true;
  }

  readStart(): boolean {
    this.at++;
    const name = this.match(NAME)?.[0];
    if (name === undefined) return false;
    const kind = name.includes("-") ? "inline" : KINDS.get(name);
    if (kind === undefined || !this.isInPlace(name, kind)) return false;
    const attrs = this.readAttributes();
    if (!attrs) return false;
    const element = createElement(name, attrs);
    this.append(element);
    return kind === "void" || kind === "void block"
      ? this.match(VOID_END) !== null
      : this.open(element);
  }

  /** True where no open element is closed by this one, and none is moved. */
  isInPlace(name: string, kind: Kind): boolean {
    const { parentName } = this;
    const parents = PARENTS.get(name);
    if (parents ? !parents.includes(parentName) : TABLE_PARTS.has(parentName))
      return false;
    if (kind !== "inline" && kind !== "void" && this.openParagraphs > 0) return false;
    if (name === "a") return this.openLinks === 0;
    return !(HEADING.test(name) && HEADING.test(parentName));
  }

  /** Returns null for an attribute in another form than `name="value"` or `name`. */
  readAttributes(): Element["attrs"] | null {
    const attrs: Element["attrs"] = [];
    while (this.source.charCodeAt(this.at) !== GREATER_THAN) {
      const [, name, value = ""] = this.match(ATTRIBUTE) ?? [];
      if (name === undefined) break;
      if (attrs.some((known) => known.name === name)) return null;
      attrs.push({ name, value: decodeValue(value) });
    }
    return attrs;
  }

  open(element: Element): boolean {
    if (!this.skipTagEnd() || ++this.depth > MAX_DEPTH) return false;
    const { source } = this;
    const { tagName } = element;
    this.count(tagName, 1);
    this.enter(element);
    if (tagName === "iframe") return source.startsWith("</", this.at);
    if (tagName !== "pre") return true;
    // A parser drops the line break after the tag, also one that is written as a reference.
    if (source.charCodeAt(this.at) === LINE_FEED) this.at++;
    return this.match(STARTS_WITH_OTHER_REFERENCE) === null;
  }

  skipTagEnd(): boolean {
    if (this.source.charCodeAt(this.at) !== GREATER_THAN)
      return this.match(TAG_END) !== null;
    this.at++;
    return true;
  }

  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

const LINE_FEED = 0x0a;
const EXCLAMATION_MARK = 0x21;
const SLASH = 0x2f;
const GREATER_THAN = 0x3e;

function createElement(tagName: string, attrs: Element["attrs"]): Element {
  return {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI: html.NS.HTML,
    childNodes: [],
    parentNode: null,
  };
}

/** Decodes the references that serialisers write; parse5 decodes all others. */
function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  if (!OTHER_REFERENCE.test(text)) return decodeCommon(text);
  const [node] = parseFragment(text).childNodes;
  return node && isText(node) ? node.value : "";
}

function decodeValue(value: string): string {
  // Compatibility keys and paths outlive the page.
  if (!value.includes("&")) return copyText(value);
  if (!OTHER_REFERENCE.test(value)) return decodeCommon(value);
  const [element] = parseFragment(`<br title="${value}">`).childNodes;
  return element && "attrs" in element ? (element.attrs[0]?.value ?? "") : "";
}

function decodeCommon(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
