import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "../after-paint";
import { COLUMNS, loadSidebar, readSidebarKey } from "../sidebar/load-sidebar";
import { markMenu } from "../menus/menu-marks";
import { moveSidebar } from "../sidebar/sidebar-current";
import { rememberSidebar, restoreSidebar } from "../sidebar/sidebar-memory";
import { completePart } from "./complete-part";
import { adoptStyles, keepStyles, removeStyles, replaceHead } from "./part-head";
import { putOff } from "./put-off";
import type { Steps } from "../idle-steps";

/** The elements that a part has in place of the page's own. */
const REPLACED = [
  "body p[aria-hidden]",
  "body ul[data-chrome]",
  "[data-article-bar]",
] as const;
const ARTICLE = "#content";
/** Attribute of an article that is out of sight already (styles/utilities.css). */
const LEAVING = "data-leaving";
/** Attribute of an article that lacks its end; it keeps the footer out of sight. */
const ARRIVING = "data-arriving";
const BODY = "#article-body";
/** A place of notices, whose contents the server puts into whole pages alone. */
const SURVEY = "[data-static=article-start]";
/** Shows which elements are open where a text ends. */
const END = "<i data-end></i>";
const TOC = "[data-toc-column]";
const AREA = "body > [data-area]";

const SIDEBAR = "#sidebar-quicklinks";

/**
 * Parses a document's part, and loads style sheets that this page lacks; null without a part, and when
 * only one of the two has a sidebar.
 */
export async function readPart(html: string | null): Promise<Document | null> {
  if (html === null) return null;
  const part = new DOMParser().parseFromString(html, "text/html");
  if (part.querySelector(BODY) === null) return null;
  if ((readSidebarKey() === null) !== (readSidebarKey(part) === null)) return null;
  try {
    await adoptStyles(html);
    return part;
  } catch {
    return null;
  }
}

/** As `readPart`, for HTML that ends in front of a part's end; null where it ends inside of the article's first blocks. */
export async function readTop(html: string | null): Promise<Document | null> {
  const top = html === null ? null : await readPart(html + END);
  const end = top?.querySelector(`${BODY} > [data-end]`);
  end?.remove();
  return end && top ? top : null;
}

/**
 * Loads the style sheets and the sidebar that a part needs beside it; the browser's cache keeps the
 * sidebar for `showSidebar`.
 */
export function loadRestAhead(html: string, path: string): void {
  adoptStyles(html).catch(() => undefined);
  const own = readSidebarKey();
  if (own === null || html.includes(`data-key="${own}"`)) return;
  loadSidebar(path).catch(() => undefined);
}

/**
 * Puts the part of the document at this path into this page, whose menus and sidebar stay.
 *
 * @param hasTop The article is shown from its top. Anywhere else, positions have to be exact.
 * @returns What is left to do: first what the reader sees around the article, then the removal of the article
 * before, which takes as long as to show the new one, because each of its frames is a document.
 */
export function showPart(part: Document, path: string, hasTop: boolean): Steps {
  const steps = putOff(part, hasTop);
  document.title = part.title;
  replaceArticle(part);
  replaceToc(part);
  setAttribute(AREA, "data-area", part);
  // After the paint, because the browser paints a large sidebar anew for its mark.
  const replaceBar = () => {
    moveSidebar(path);
    completePart(part);
    for (const selector of REPLACED) replace(part, selector);
  };
  const replaceRest = () => {
    replaceHead(part);
    moveAddresses(path + location.search);
    markMenu(path);
  };
  return [replaceBar, removeLeaving, replaceRest, ...steps];
}

/** Shows what is there of a part before its end, from the article's top; `showRest` has to follow. */
export function showTop(top: Document, path: string): Steps {
  const steps = showPart(top, path, true);
  document.querySelector(ARTICLE)?.setAttribute(ARRIVING, "");
  return steps;
}

/** Adds what the shown top lacks of its part. */
export function showRest(part: Document): Steps {
  const next = part.querySelector(ARTICLE);
  const article = document.querySelector(ARTICLE);
  if (!next || !article) return [];
  const steps = putOff(part, true);
  removeStyles(next);
  appendRest(article, next);
  article.removeAttribute(ARRIVING);
  replaceToc(part);
  return steps;
}

/** Adds what comes after the shown children of the article's body, and after the elements around it. */
function appendRest(article: Element, next: Element): void {
  let shown = article.querySelector(BODY);
  let whole = next.querySelector(BODY);
  shown?.append(...[...(whole?.childNodes ?? [])].slice(shown.childNodes.length));
  while (shown && whole && shown !== article) {
    shown.after(...listAfter(whole));
    shown = shown.parentElement;
    whole = whole.parentElement;
  }
}

function listAfter(node: Node): Node[] {
  const siblings = [...(node.parentNode?.childNodes ?? [])];
  return siblings.slice(siblings.findIndex((sibling) => sibling === node) + 1);
}

/**
 * Brings the sidebar of the document at this path, if it is another; the reader has the article before.
 * Where it can't be loaded, the former one stays.
 */
export async function showSidebar(
  part: Document,
  path: string,
  text: InterfaceText,
  isShown: () => boolean,
): Promise<void> {
  const body = part.querySelector("#sidebar-body");
  if (!body || readSidebarKey(part) === readSidebarKey()) return;
  const html = await loadSidebar(path).catch(() => null);
  await afterPaint();
  if (html === null || !isShown()) return;
  body.innerHTML = html;
  rememberSidebar();
  completePart(part);
  replace(part, SIDEBAR);
  setAttribute(COLUMNS, "data-key", part);
  moveSidebar(path);
  restoreSidebar(text);
}

let leaving: Element | null = null;

function replaceArticle(part: Document): void {
  removeLeaving();
  const next = part.querySelector(ARTICLE);
  const article = document.querySelector(ARTICLE);
  if (!next || !article) return;
  removeStyles(next);
  const survey = article.querySelector(SURVEY);
  if (survey) {
    // Closed, as on a page that is loaded; a frame that moves would ask its host again.
    survey.querySelector("iframe")?.remove();
    survey.querySelector("details")?.removeAttribute("open");
    next.querySelector("article > header")?.after(survey);
  }
  // First in the document, so that ids that both have lead to it.
  article.before(next);
  article.removeAttribute("id");
  article.setAttribute("aria-hidden", "true");
  article.setAttribute(LEAVING, "");
  leaving = article;
}

function removeLeaving(): void {
  if (!leaving) return;
  keepStyles(leaving);
  leaving.remove();
  leaving = null;
}

function replace(part: Document, selector: string): void {
  const next = part.querySelector(selector);
  if (next) document.querySelector(selector)?.replaceWith(next);
}

/** An advertisement beside the article stays. */
function replaceToc(part: Document): void {
  const kept = document.querySelector(`${TOC} > [data-static=article-side]`);
  replace(part, TOC);
  if (kept) document.querySelector(TOC)?.append(kept);
}

function setAttribute(selector: string, name: string, part: Document): void {
  const value = part.querySelector(selector)?.getAttribute(name);
  if (value != null) document.querySelector(selector)?.setAttribute(name, value);
}

/** Forms and links that lead back to the page: sign-in and theme. */
function moveAddresses(address: string): void {
  const header = document.querySelector("header");
  for (const link of header?.querySelectorAll<HTMLAnchorElement>('a[href*="?next="]') ??
    [])
    link.search = new URLSearchParams({ next: address }).toString();
  for (const field of header?.querySelectorAll<HTMLInputElement>("input[name=next]") ??
    [])
    field.value = address;
}
