import { createElement } from "~/browser/create-element";

/** Links in an article, as ui/article-styles writes them. */
const LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/** Lists the style sheets that an article's HTML links. */
export function listStyles(html: string): string[] {
  return Array.from(html.matchAll(LINK), ([, url = ""]) => url);
}

/**
 * Loads the style sheets of an article into the head before it is shown; they stay for later ones.
 * Rejects when one can't be loaded.
 */
export async function loadStyles(html: string): Promise<void> {
  await Promise.all(listStyles(html).map(loadStyle));
}

/** Loads a style sheet into the head, unless it is there; rejects when it can't be loaded. */
export async function loadStyle(url: string): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  if (known?.sheet) return;
  const link = createElement("link", { rel: "stylesheet", href: url });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${url} can't be loaded`));
    document.head.append(link);
  });
}
