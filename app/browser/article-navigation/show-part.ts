import type { InterfaceText } from "~/domain/text/strings";
import { afterPaint } from "../after-paint";
import { loadSidebar, readSidebarKey } from "../load-sidebar";
import { markMenu } from "../menu-marks";
import { moveSidebar, repeatMark } from "../sidebar-current";
import { rememberSidebar, restoreSidebar } from "../sidebar-memory";
import { adoptStyles, keepStyles, removeStyles } from "./part-styles";
import { putOff, type Steps } from "./put-off";
import { replaceHead } from "./replace-head";

export { takeSteps } from "./put-off";

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
 * Parses a document's part, and loads style sheets that this page lacks; null when only one of the
 * two has a sidebar.
 */
export async function readPart(html: string): Promise<Document | null> {
  const part = new DOMParser().parseFromString(html, "text/html");
  if (part.querySelector("#article-body") === null) return null;
  if ((readSidebarKey() === null) !== (readSidebarKey(part) === null)) return null;
  try {
    await adoptStyles(html);
    return part;
  } catch {
    return null;
  }
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
 * @returns What is left to do. The first step removes the article before, which takes as long as to
 * show the new one: each of its frames is a document.
 */
export function showPart(part: Document, path: string, hasTop: boolean): Steps {
  const steps = putOff(part, hasTop);
  replaceHead(part);
  for (const selector of REPLACED) replace(part, selector);
  replaceArticle(part);
  replaceToc(part);
  setAttribute(AREA, "data-area", part);
  moveAddresses(path);
  moveSidebar(path);
  markMenu(path);
  return [removeLeaving, ...steps];
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
  replace(part, SIDEBAR);
  repeatMark();
  restoreSidebar(text);
}

let leaving: Element | null = null;

function replaceArticle(part: Document): void {
  removeLeaving();
  const next = part.querySelector(ARTICLE);
  const article = document.querySelector(ARTICLE);
  if (!next || !article) return;
  removeStyles(next);
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
function moveAddresses(path: string): void {
  const header = document.querySelector("header");
  for (const link of header?.querySelectorAll<HTMLAnchorElement>('a[href*="?next="]') ??
    [])
    link.search = new URLSearchParams({ next: path }).toString();
  for (const field of header?.querySelectorAll<HTMLInputElement>("input[name=next]") ??
    [])
    field.value = path;
}
