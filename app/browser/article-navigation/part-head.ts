import { listStyles } from "../loading/load-styles";

/**
 * Elements of the head that say something about one page; of social cards, the properties that differ
 * between documents (routes/$locale.docs.$/document-meta). A part has no structured data, which only crawlers
 * read, from whole pages: what this page has would be wrong.
 */
const OF_PAGE =
  "title,meta:is([name=description],[name=robots],[property$=title],[property$=description]," +
  "[property$=url],[property$=time]),link:is([rel=canonical],[rel=alternate],[rel=describedby])," +
  "[type$=ld\\+json]";

/** Puts what another page says about itself in the place of what this page says. */
export function replaceHead(next: Document): void {
  const [title, ...others] = document.head.querySelectorAll(OF_PAGE);
  for (const element of others) element.remove();
  title?.replaceWith(...next.head.querySelectorAll(OF_PAGE));
}

declare global {
  interface Element {
    /** Moves an element and keeps its state; missing from TypeScript's DOM types. */
    moveBefore(node: Element, child: Element | null): void;
  }
}

/** Browsers without `moveBefore` load a moved sheet anew: there, an article's sheets leave with it. */
const mayMove = "moveBefore" in document.body;
const STYLES = "link[rel=stylesheet]";

/** Keeps the style sheets of an article that leaves, in the same order, because a removed one has the browser look at all elements. */
export function keepStyles(article: Element): void {
  if (!mayMove) return;
  for (const link of article.querySelectorAll(STYLES))
    document.body.moveBefore(link, null);
}

/** Removes the links of an article whose style sheets are adopted. */
export function removeStyles(article: Element): void {
  for (const link of article.querySelectorAll(STYLES)) link.remove();
}

const adopting = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of an article's HTML that this page lacks; they stay for later ones. They are adopted
 * behind all others, because a linked sheet between others has the browser lay out the whole page again.
 * Rejects when one can't be loaded.
 */
export async function adoptStyles(html: string): Promise<void> {
  await Promise.all(listStyles(html).map(adoptOnce));
}

async function adoptOnce(url: string): Promise<void> {
  const root = mayMove ? document : document.head;
  if (root.querySelector<HTMLLinkElement>(`link[href="${url}"]`)?.sheet) return;
  const loading = adopting.get(url) ?? adopt(url);
  adopting.set(url, loading);
  // Failures are not kept, because the next attempt may succeed.
  loading.catch(() => adopting.delete(url));
  await loading;
}

async function adopt(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} on ${url}`);
  const sheet = new CSSStyleSheet({ baseURL: response.url });
  document.adoptedStyleSheets.push(await sheet.replace(await response.text()));
}
