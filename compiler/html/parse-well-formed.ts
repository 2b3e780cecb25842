import { html } from "parse5";
import { createText, type Container, type Element } from "./tree";

/**
 * Reads HTML that is written as the Markdown stage and our macros write it: every element
 * closed by its own end tag, nothing that the rules of HTML would move, close or insert. For
 * such text the tree is the one that those rules give, at a fifth of the cost. Returns null at
 * the first thing that might be read otherwise; a full parser must then decide.
 */
export function parseWellFormed(source: string): Container | null {
  const root: Container = { childNodes: [] };
  const state: State = { root, stack: [], parent: root, openParagraphs: 0, openLinks: 0 };
  let at = 0;
  while (at < source.length) {
    const tagStart = source.indexOf("<", at);
    const textEnd = tagStart === -1 ? source.length : tagStart;
    if (textEnd > at && !addText(source.slice(at, textEnd), state)) return null;
    if (tagStart === -1) break;
    at = readTag(source, tagStart, state);
    if (at === FAILED) return null;
  }
  return state.stack.length === 0 ? root : null;
}

const FAILED = -1;
const SLASH = 0x2f;
const GREATER = 0x3e;
const NEWLINE = 0x0a;

interface State {
  root: Container;
  stack: Element[];
  /** What the next node goes into: the last of the stack, else the root. */
  parent: Container;
  openParagraphs: number;
  openLinks: number;
}

/** What an element asks of its surroundings, so that a parser would leave it where it is. */
interface Rule {
  /** Would close an open paragraph. */
  isBlock?: true;
  isVoid?: true;
  /** The only elements that it may stand in directly. */
  parents?: ReadonlySet<string>;
  /** The only elements that it may hold, white space aside. */
  children?: ReadonlySet<string>;
  /** Holds text that is not parsed: here nothing but its end tag may follow. */
  isEmpty?: true;
}

const INLINE = words(
  `a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup
  time u var interactive-example mdn-scrim-inline`,
);
const BLOCKS = words(
  `article aside blockquote details div figcaption figure footer h1 h2 h3 h4 h5 h6 header p pre
  section summary`,
);
const HEADINGS = new Set(words("h1 h2 h3 h4 h5 h6"));
const LISTS = new Set(["ul", "ol"]);
const ROW_GROUPS = new Set(["thead", "tbody", "tfoot"]);
const CELLS = new Set(["td", "th"]);

const RULES = new Map<string, Rule>([
  ...INLINE.map((name): [string, Rule] => [name, {}]),
  ...BLOCKS.map((name): [string, Rule] => [name, { isBlock: true }]),
  ["br", { isVoid: true }],
  ["img", { isVoid: true }],
  ["wbr", { isVoid: true }],
  ["hr", { isVoid: true, isBlock: true }],
  ["ul", { isBlock: true }],
  ["ol", { isBlock: true }],
  ["dl", { isBlock: true }],
  ["li", { isBlock: true, parents: LISTS }],
  ["dt", { isBlock: true, parents: new Set(["dl"]) }],
  ["dd", { isBlock: true, parents: new Set(["dl"]) }],
  ["iframe", { isEmpty: true }],
  ["table", { isBlock: true, children: ROW_GROUPS }],
  ...[...ROW_GROUPS].map((name): [string, Rule] => [
    name,
    { parents: new Set(["table"]), children: new Set(["tr"]) },
  ]),
  ["tr", { parents: ROW_GROUPS, children: CELLS }],
  ...[...CELLS].map((name): [string, Rule] => [name, { parents: new Set(["tr"]) }]),
]);

const START_TAG = /<([a-z][a-z\d-]*)((?: [a-z][a-z\d-]*(?:="[^"\0\r]*")?)*) ?(\/?)>/y;
const ATTRIBUTE = / ([a-z][a-z\d-]*)(?:="([^"]*)")?/g;
/** Characters that a parser replaces. */
const REPLACED = /[\0\r]/;

/** Returns the place after the tag, or FAILED. */
function readTag(source: string, at: number, state: State): number {
  if (source.charCodeAt(at + 1) === SLASH) return readEndTag(source, at, state);
  START_TAG.lastIndex = at;
  const match = START_TAG.exec(source);
  if (!match) return FAILED;
  const [tag, name = "", attributes = "", slash] = match;
  const rule = RULES.get(name);
  if (!rule || (slash === "/" && !rule.isVoid) || !fits(name, rule, state)) return FAILED;
  const attrs = attributes === "" ? [] : readAttributes(attributes);
  if (!attrs) return FAILED;
  const element = createElement(name, attrs);
  state.parent.childNodes.push(element);
  const end = at + tag.length;
  if (rule.isVoid) return end;
  if (rule.isEmpty)
    return source.startsWith(`</${name}>`, end) ? end + name.length + 3 : FAILED;
  open(element, state);
  // A parser drops the first newline of a `pre`.
  return name === "pre" && source.charCodeAt(end) === NEWLINE ? end + 1 : end;
}

function fits(name: string, rule: Rule, { stack, ...state }: State): boolean {
  const parent = stack.at(-1)?.tagName;
  if (rule.isBlock && state.openParagraphs > 0) return false;
  if (name === "a" && state.openLinks > 0) return false;
  if (rule.parents && (parent === undefined || !rule.parents.has(parent))) return false;
  if (parent === undefined) return true;
  if (HEADINGS.has(name) && HEADINGS.has(parent)) return false;
  const children = RULES.get(parent)?.children;
  return !children || children.has(name);
}

function open(element: Element, state: State): void {
  if (element.tagName === "p") state.openParagraphs++;
  if (element.tagName === "a") state.openLinks++;
  state.stack.push(element);
  state.parent = element;
}

function readEndTag(source: string, at: number, state: State): number {
  const element = state.stack.at(-1);
  if (!element) return FAILED;
  const { tagName } = element;
  const end = at + tagName.length + 2;
  if (!source.startsWith(tagName, at + 2) || source.charCodeAt(end) !== GREATER)
    return FAILED;
  if (tagName === "p") state.openParagraphs--;
  if (tagName === "a") state.openLinks--;
  state.stack.pop();
  state.parent = state.stack.at(-1) ?? state.root;
  return end + 1;
}

/** Null where a parser would drop one. */
function readAttributes(written: string): Element["attrs"] | null {
  const attrs: Element["attrs"] = [];
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) {
    const decoded = decodeText(value);
    if (decoded === null || attrs.some((known) => known.name === name)) return null;
    attrs.push({ name, value: decoded });
  }
  return attrs;
}

/** False where a parser would move or change the text. */
function addText(written: string, { parent, stack }: State): boolean {
  const name = stack.at(-1)?.tagName;
  const holdsNoText = name !== undefined && RULES.get(name)?.children !== undefined;
  if (holdsNoText && written.trim() !== "") return false;
  if (REPLACED.test(written)) return false;
  const text = decodeText(written);
  if (text !== null) parent.childNodes.push(createText(text));
  return text !== null;
}

const REFERENCE = /&(?:[a-z]+;?|#[^;]*;?)?/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Null when it holds a character reference other than those that our own writers use. */
function decodeText(written: string): string | null {
  if (!written.includes("&")) return written;
  const references = written.match(REFERENCE) ?? [];
  if (!references.every((reference) => Object.hasOwn(ENTITIES, reference))) return null;
  return written.replace(REFERENCE, (reference) => ENTITIES[reference] ?? reference);
}

function createElement(tagName: string, attrs: Element["attrs"]): Element {
  return {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI: html.NS.HTML,
    parentNode: null,
    childNodes: [],
  };
}

function words(list: string): string[] {
  return list.split(/\s+/);
}
