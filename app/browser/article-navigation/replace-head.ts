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
