import { readSidebarKey } from "../load-sidebar";
import { markMenu } from "../menu-marks";
import { moveSidebar } from "../sidebar-current";
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

/** Parses the part of another document; null when its sidebar is not the one of this page. */
export function parsePart(html: string): Document | null {
  const part = new DOMParser().parseFromString(html, "text/html");
  const hasArticle = part.querySelector("#article-body") !== null;
  return hasArticle && readSidebarKey(part) === readSidebarKey() ? part : null;
}

/**
 * Puts the part of the document at this path into this page, whose menus and sidebar stay.
 *
 * @returns Removes the article before, which takes as long as to show the new one: each of its
 * frames is a document.
 */
export function showPart(part: Document, path: string): () => void {
  replaceHead(part);
  for (const selector of REPLACED) replace(part, selector);
  replaceArticle(part);
  replaceToc(part);
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
