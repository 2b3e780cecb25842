import { loadSidebar, readSidebarKey } from "../load-sidebar";
import { markMenu } from "../menu-marks";
import { moveSidebar } from "../sidebar-current";
import { rememberSidebar } from "../sidebar-memory";
import { revealCurrentEntry } from "../sidebar-position";
import { replaceHead } from "./replace-head";

/** The elements that a part has in place of the page's own. */
const REPLACED = [
  "body p[aria-hidden]",
  "body ul[data-chrome]",
  "[data-article-bar]",
] as const;
const ARTICLE = "#content";
/** Attribute of an article that is out of sight already (styles/utilities.css). */
const LEAVING = "data-leaving";
const TOC = "[data-toc-column]";
const AREA = "body > [data-area]";

const SIDEBAR = "#sidebar-quicklinks";

/**
 * Parses the part of the document at this path, and loads style sheets that this page lacks and its
 * sidebar if it is not the one of this page; null when only one of the two has a sidebar.
 */
export async function readPart(html: string, path: string): Promise<Document | null> {
  const part = new DOMParser().parseFromString(html, "text/html");
  if (part.querySelector("#article-body") === null) return null;
  const [own, next] = [readSidebarKey(), readSidebarKey(part)];
  const body = part.querySelector("#sidebar-body");
  if (own !== next && (own === null || next === null || !body)) return null;
  try {
    await loadOwnStyles(html);
    if (own !== next && body) body.innerHTML = await loadSidebar(path);
    return part;
  } catch {
    return null;
  }
}

/** Loads sheets of an article by code that pages need from their second article on. */
async function loadOwnStyles(html: string): Promise<void> {
  await (await import("../load-styles")).loadStyles(html);
}

/**
 * Loads the style sheets and the sidebar that a part needs beside it; the browser's cache keeps the
 * sidebar for `readPart`.
 */
export function loadRestAhead(html: string, path: string): void {
  loadOwnStyles(html).catch(() => undefined);
  const own = readSidebarKey();
  if (own === null || html.includes(`data-key="${own}"`)) return;
  loadSidebar(path).catch(() => undefined);
}

/**
 * Puts the part of the document at this path into this page, whose menus stay, and its sidebar if it is
 * the same.
 *
 * @returns Removes the article before, which takes as long as to show the new one: each of its
 * frames is a document.
 */
export function showPart(part: Document, path: string): () => void {
  replaceHead(part);
  for (const selector of REPLACED) replace(part, selector);
  replaceArticle(part);
  replaceToc(part);
  replaceSidebar(part);
  setAttribute(AREA, "data-area", part);
  moveAddresses(path);
  moveSidebar(path);
  markMenu(path);
  return removeLeaving;
}

function replaceArticle(part: Document): void {
  removeLeaving();
  const next = part.querySelector(ARTICLE);
  const article = document.querySelector(ARTICLE);
  if (!next || !article) return;
  // First in the document, so that ids that both have lead to it.
  article.before(next);
  article.removeAttribute("id");
  article.setAttribute("aria-hidden", "true");
  article.setAttribute(LEAVING, "");
}

function removeLeaving(): void {
  for (const article of document.querySelectorAll(`[${LEAVING}]`)) article.remove();
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

function replaceSidebar(part: Document): void {
  if (readSidebarKey(part) === readSidebarKey()) return;
  rememberSidebar();
  replace(part, SIDEBAR);
  revealCurrentEntry();
}

function setAttribute(selector: string, name: string, part: Document): void {
  const value = part.querySelector(selector)?.getAttribute(name);
  if (value != null) document.querySelector(selector)?.setAttribute(name, value);
}

/** Forms and links that lead back to the page: sign-in and theme. */
function moveAddresses(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'header a[href*="?next="]',
  ))
    link.search = new URLSearchParams({ next: path }).toString();
  for (const field of document.querySelectorAll<HTMLInputElement>(
    "header input[name=next]",
  ))
    field.value = path;
}
