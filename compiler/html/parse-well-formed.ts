import { html } from "parse5";
import { decodeReferences } from "./references";
import { createText, type ChildNode, type Container, type Element } from "../core/tree";
import { findRule, isPictureAttribute, type Rule } from "./well-formed-rules";

/**
 * Reads HTML that is written as the Markdown stage and our macros write it: every element
 * closed by its own end tag, nothing that the rules of HTML would move, close or insert (but
 * the `tbody` around rows). For such text the tree is the one that those rules give, at a fifth
 * of the cost. Returns null at the first thing that might be read otherwise; a full parser must
 * then decide.
 */
export function parseWellFormed(source: string): Container | null {
  if (source.includes("\0") || source.includes("\r")) return null;
  const state = createState(source);
  while (state.at < source.length) {
    const tagStart = source.indexOf("<", state.at);
    const textEnd = tagStart === -1 ? source.length : tagStart;
    if (textEnd > state.at && !addText(source.slice(state.at, textEnd), state))
      return null;
    state.at = textEnd;
    if (tagStart !== -1 && !readMarkup(state)) return null;
  }
  return state.stack.length === 0 ? state.root : null;
}

const SLASH = 0x2f;
const GREATER = 0x3e;
const EXCLAMATION = 0x21;
const NEWLINE = 0x0a;

interface State {
  source: string;
  /** What comes next. */
  at: number;
  root: Container;
  stack: Element[];
  /** What their kinds ask for. */
  rules: (Rule | null)[];
  /** The last of each. */
  parent: Element | null;
  rule: Rule | null;
  /** What the next node goes into: the parent's children, else the root's. */
  nodes: ChildNode[];
  openParagraphs: number;
  openLinks: number;
}

function createState(source: string): State {
  const root: Container = { childNodes: [] };
  return {
    ...{ source, at: 0, root, stack: [], rules: [], parent: null, rule: null },
    ...{ nodes: root.childNodes, openParagraphs: 0, openLinks: 0 },
  };
}

/** Goes past what starts with the `<` here; false where a full parser must decide. */
function readMarkup(state: State): boolean {
  const next = state.source.charCodeAt(state.at + 1);
  if (next === SLASH) return readEndTag(state);
  return next === EXCLAMATION ? readComment(state) : readStartTag(state);
}

function readStartTag(state: State): boolean {
  const { source } = state;
  const nameEnd = findNameEnd(source, state.at + 1);
  const name = source.slice(state.at + 1, nameEnd);
  const rule = findRule(name, state.rule);
  if (!rule || !makeRoom(rule, state)) return false;
  const element = createElement(name, rule.namespace ?? html.NS.HTML);
  state.at = nameEnd;
  if (source.charCodeAt(nameEnd) === GREATER) state.at++;
  else if (!readAttributes(element, state)) return false;
  state.nodes.push(element);
  if (rule.isVoid) return true;
  if (rule.isEmpty) return skip(`</${name}>`, state);
  open(element, rule, state);
  // A parser drops the first newline of a `pre`.
  if (name === "pre" && source.charCodeAt(state.at) === NEWLINE) state.at++;
  return true;
}

/** Closes or opens row groups that need no tags; false where the element can't stand. */
function makeRoom(rule: Rule, state: State): boolean {
  if (rule.isRowGroup && state.rule?.isRowGroup) close(state);
  if (rule.name === "tr" && state.parent?.tagName === "table") {
    const group = createElement("tbody", html.NS.HTML);
    state.nodes.push(group);
    open(group, findRule("tbody", null), state);
  }
  return fits(rule, state);
}

function fits(rule: Rule, state: State): boolean {
  if (rule.isBlock && state.openParagraphs > 0) return false;
  if (rule.isLink && state.openLinks > 0) return false;
  const { parent, rule: outer } = state;
  if (parent === null || outer === null) return rule.parents === undefined;
  if (rule.parents && !rule.parents.has(parent.tagName)) return false;
  if (rule.isHeading && outer.isHeading) return false;
  return !outer.children || outer.children.has(rule.name);
}

function open(element: Element, rule: Rule | null, state: State): void {
  if (rule?.name === "p") state.openParagraphs++;
  if (rule?.isLink) state.openLinks++;
  state.stack.push(element);
  state.rules.push(rule);
  state.parent = element;
  state.rule = rule;
  state.nodes = element.childNodes;
}

function close(state: State): void {
  if (state.rule?.name === "p") state.openParagraphs--;
  if (state.rule?.isLink) state.openLinks--;
  state.stack.pop();
  state.rules.pop();
  state.parent = state.stack.at(-1) ?? null;
  state.rule = state.rules.at(-1) ?? null;
  state.nodes = (state.parent ?? state.root).childNodes;
}

const SPACE_AND_END = /[ \t\n\f]*>/y;

function readEndTag(state: State): boolean {
  const { source, at } = state;
  if (state.rule?.isRowGroup && source.startsWith("table", at + 2)) close(state);
  if (state.parent === null) return false;
  const { tagName } = state.parent;
  const end = at + tagName.length + 2;
  if (!source.startsWith(tagName, at + 2)) return false;
  state.at = end + 1;
  close(state);
  return source.charCodeAt(end) === GREATER || match(SPACE_AND_END, end, state) !== null;
}

/** Nothing that ends it sooner, or late, may stand in it. */
function readComment(state: State): boolean {
  const { source, at } = state;
  const start = at + 4;
  const end = source.indexOf("-->", start);
  if (!source.startsWith("<!--", at) || end === -1) return false;
  const data = source.slice(start, end);
  if (data.startsWith(">") || data.startsWith("->") || data.includes("--!>"))
    return false;
  state.nodes.push({ nodeName: "#comment", data, parentNode: null });
  state.at = end + 3;
  return true;
}

const ATTRIBUTE = /[ \t\n\f]+([a-z][a-z\d-]*)(?:="([^"]*)")?/y;
/** A parser keeps some capitals in the attributes of pictures. */
const PICTURE_ATTRIBUTE = /[ \t\n\f]+([a-z][a-zA-Z\d-]*)(?:="([^"]*)")?/y;
const HTML_SPACE_ONLY = /^[ \t\n\f]*$/;
const TAG_END = /[ \t\n\f]*(\/?)>/y;

/** Reads up to and with the end of the tag; false where a parser would drop or change one. */
function readAttributes(element: Element, state: State): boolean {
  const { attrs } = element;
  const isHtml = element.namespaceURI === html.NS.HTML;
  const pattern = isHtml ? ATTRIBUTE : PICTURE_ATTRIBUTE;
  for (
    let found = match(pattern, state.at, state);
    found;
    found = match(pattern, state.at, state)
  ) {
    const [, name = "", written = ""] = found;
    const value = decodeReferences(written);
    if (value === null || hasAttribute(attrs, name)) return false;
    if (!isHtml && !isPictureAttribute(name)) return false;
    attrs.push({ name, value });
  }
  const end = match(TAG_END, state.at, state);
  return (
    end !== null && (end[1] === "" || findRule(element.tagName, null)?.isVoid === true)
  );
}

function hasAttribute(attrs: Element["attrs"], name: string): boolean {
  for (const attribute of attrs) if (attribute.name === name) return true;
  return false;
}

/** False where a parser would move or change the text. */
function addText(written: string, state: State): boolean {
  if (state.rule?.children && !HTML_SPACE_ONLY.test(written)) return false;
  const text = decodeReferences(written);
  if (text !== null) state.nodes.push(createText(text));
  return text !== null;
}

/** Matches at this place, and goes past what it found. */
function match(pattern: RegExp, at: number, state: State): RegExpExecArray | null {
  pattern.lastIndex = at;
  const found = pattern.exec(state.source);
  if (found) state.at = pattern.lastIndex;
  return found;
}

function skip(text: string, state: State): boolean {
  const isThere = state.source.startsWith(text, state.at);
  state.at += text.length;
  return isThere;
}

function findNameEnd(source: string, start: number): number {
  let end = start;
  while (isNameCode(source.charCodeAt(end))) end++;
  return end;
}

/** a–z, a digit or a hyphen. */
function isNameCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2d
  );
}

function createElement(tagName: string, namespaceURI: html.NS): Element {
  return {
    nodeName: tagName,
    tagName,
    attrs: [],
    namespaceURI,
    childNodes: [],
    parentNode: null,
  };
}
