import { OWN_PROPERTIES } from "~/domain/site/page-part";
import { completeBar } from "./complete-bar";

/**
 * Elements of the head that say something about one page. A part has no structured data, which only
 * crawlers read, from whole pages: what this page has would be wrong.
 */
const OF_PAGE = [
  "title",
  "meta[name=description]",
  "meta[name=robots]",
  ...OWN_PROPERTIES.map((name) => `meta[property='${name}']`),
  "link[rel=canonical]",
  "link[rel=alternate]",
  "link[rel=describedby]",
  "script[type='application/ld+json']",
].join();

/** Puts what another page says about itself in the place of what this page says, and makes its bar whole. */
export function replaceHead(next: Document): void {
  const [title, ...others] = document.head.querySelectorAll(OF_PAGE);
  for (const element of others) element.remove();
  title?.replaceWith(...next.head.querySelectorAll(OF_PAGE));
  completeBar(next);
}
