import { html } from "parse5";
import { describeUnknownElement } from "../flaws/markup";
import { checkHeading, checkId } from "./check-names";
import { checkRawPre, wrapRawCode } from "./code";
import { readEmbedKind } from "../core/markers";
import type { FinishJob } from "./finish-context";
import { isHeading, nameEarly } from "./ids";
import { finishLink } from "./links";
import { finishFrame, finishImage, finishMedia } from "./media";
import { liftNestedTable, isLaidOut, isWide, splitParagraph, wrapWide } from "./tables";
import { finishNotecard } from "./notecards";
import { isQuickLinks } from "./quick-links";
import { isRemoved, isUnwrapped, removeUnsafeAttributes } from "./safety";
import { finishScrimbaLesson } from "./scrimba-lessons";
import {
  createText,
  getAttribute,
  isBlank,
  isElement,
  isText,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";

const RULES = new Map<string, (element: Element, job: FinishJob) => void>([
  ["a", finishLink],
  ["img", finishImage],
  ["iframe", finishFrame],
  ["audio", finishMedia],
  ["video", finishMedia],
  ["source", finishMedia],
  ["track", finishMedia],
  ["div", finishNotecard],
  ["pre", checkRawPre],
  ["mdn-scrim-inline", finishScrimbaLesson],
  ["scrim-inline", finishScrimbaLesson],
]);
const SECTION_HEADINGS = new Set(["h2", "h3"]);
/** All HTML element names, obsolete ones included. */
const HTML_ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big
  blink blockquote body br button canvas caption center cite code col colgroup data datalist dd
  del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame
  frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li
  link main map mark marquee menu meta meter nav nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search
  section select slot small source span strike strong style sub summary sup table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/** Applies every rule to every node below the root, in one walk. */
export function finishTree(root: Container, job: FinishJob): void {
  finishChildren(root, root, job);
}

/** Finishes the children; `root` lets rules recognise elements at root level. */
function finishChildren(parent: Container, root: Container, job: FinishJob): void {
  const kept: ChildNode[] = [];
  for (const node of parent.childNodes) {
    finishNode(node, { parent, root, kept }, job);
    if (parent === root) kept.push(...job.liftedTables.splice(0));
  }
  parent.childNodes = kept;
}

interface Place {
  parent: Container;
  root: Container;
  /** The parent's new children. */
  kept: ChildNode[];
}

function finishNode(node: ChildNode, place: Place, job: FinishJob): void {
  if (isText(node)) place.kept.push(node);
  if (!isElement(node)) return;
  if (isStrayTag(node)) keepAsText(node, place, job);
  else if (isUnwrapped(node, job)) finishInside(node, place, job);
  else if (isRemoved(node, job)) return;
  else if (place.parent === place.root || !liftNestedTable(node, job))
    finishElement(node, place, job);
}

function finishElement(
  element: Element,
  { parent, root, kept }: Place,
  job: FinishJob,
): void {
  removeUnsafeAttributes(element, job);
  noteNames(element, parent === root, job);
  if (element.tagName === "math") job.hasMathML = true;
  if (readEmbedKind(element)) job.hasEmbeds = true;
  RULES.get(element.tagName)?.(element, job);
  const { isInScroller, isInLink } = job;
  job.isInScroller ||= isWide(element) || isLaidOut(element);
  job.isInLink ||= element.tagName === "a";
  finishChildren(element, root, job);
  job.isInScroller = isInScroller;
  job.isInLink = isInLink;
  kept.push(...settle(element, parent, job));
}

function noteNames(element: Element, isAtRoot: boolean, job: FinishJob): void {
  if (isAtRoot && isQuickLinks(element)) return;
  const written = getAttribute(element, "id");
  const { tagName } = element;
  const isTitle = isHeading(element);
  if (written === null && !isTitle && tagName !== "dt") return;
  if (isTitle) checkHeading(element, isAtRoot, job);
  if (nameEarly(element, job.ids)) job.nameLater.push(element);
  if (written) checkId(element, written, job);
  const isInner = isTitle && !(isAtRoot && SECTION_HEADINGS.has(tagName));
  // A browser ends a link where another one begins in it.
  if (!job.isInLink && (isInner || tagName === "dt")) job.selfLinked.push(element);
}

/** Returns the replacement of an element after its children are finished. */
function settle(element: Element, parent: Container, job: FinishJob): ChildNode[] {
  if (element.tagName === "pre") return [wrapRawCode(element, parent)];
  const parts = element.tagName === "p" ? settleParagraph(element) : [element];
  return parts.map((part) =>
    isElement(part) && needsScroller(part, job) ? wrapWide(part, parent, job) : part,
  );
}

/** A block inside of another scroller does without, because that one would lay out the figure. */
function needsScroller(element: Element, job: FinishJob): boolean {
  return isWide(element) || (!job.isInScroller && isLaidOut(element));
}

function settleParagraph(paragraph: Element): ChildNode[] {
  if (isBlank(paragraph.childNodes)) return [];
  const holdsFigure = paragraph.childNodes.some((node) => node.nodeName === "figure");
  return holdsFigure ? splitParagraph(paragraph) : [paragraph];
}

function isStrayTag({ namespaceURI, tagName }: Element): boolean {
  return namespaceURI === html.NS.HTML && !isKnownElement(tagName);
}

/** False for a tag that is no HTML, most often an unescaped `<word>` in prose. */
function isKnownElement(tagName: string): boolean {
  return HTML_ELEMENTS.has(tagName) || tagName.includes("-");
}

/** Shows an unescaped word in angle brackets as text, so that it swallows nothing. */
function keepAsText(element: Element, place: Place, job: FinishJob): void {
  const tag = `<${element.tagName}>`;
  const written = job.locate(tag, `<${element.tagName}`);
  job.report({ ...describeUnknownElement(tag), ...written });
  place.kept.push(createText(tag));
  finishInside(element, place, job);
}

/** Replaces an element by its finished children. */
function finishInside(element: Element, place: Place, job: FinishJob): void {
  for (const node of element.childNodes) finishNode(node, place, job);
}
