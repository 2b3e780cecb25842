/** Elements of the head that say something about one page. */
const OF_PAGE = [
  "title",
  "meta[name=description]",
  "meta[name=robots]",
  "meta[name^='twitter:']",
  "meta[property]",
  "link[rel=canonical]",
  "link[rel=alternate]",
  "link[rel=describedby]",
  "script[type='application/ld+json']",
].join();

/** Puts what another page says about itself in the place of what this page says. */
export function replaceHead(next: Document): void {
  const [title, ...others] = document.head.querySelectorAll(OF_PAGE);
  for (const element of others) element.remove();
  title?.replaceWith(...next.head.querySelectorAll(OF_PAGE));
}
