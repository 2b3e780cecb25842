import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

export interface PageLink {
  href: string;
  /** In a text that writers have written, not in what macros have put into it. */
  isOfContent: boolean;
}

export interface PageLinks {
  hasHeading: boolean;
  ids: ReadonlySet<string>;
  repeatedIds: readonly string[];
  links: readonly PageLink[];
  /** Those of a page's first stops, which lead to its parts. */
  skipLinks: readonly string[];
}

/** Element of documents, posts and lessons whose inside writers have written. */
const BODY_ID = "article-body";
/** What macros have made in it: facts of properties, formal syntax, notes and tables of data. */
const MADE_CLASSES = /(?:^| )(?:properties|css-formal-syntax|bc-data)(?: |$)/;

/** What a page has for links to lead to, and where its own lead, templates left out. */
export function readLinks(html: string): PageLinks {
  const counts = new Map<string, number>();
  const links: PageLink[] = [];
  const skipLinks: string[] = [];
  let hasHeading = false;

  function walk(node: Tree.Node, place: { isOfContent: boolean; isInMain: boolean }) {
    if (!("childNodes" in node)) return;
    let inside = place;
    if ("tagName" in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const id = attributes.get("id");
      const href = attributes.get("href");
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      if (node.tagName === "h1") hasHeading = true;
      const isMade = MADE_CLASSES.test(attributes.get("class") ?? "");
      inside = {
        isOfContent: !isMade && (place.isOfContent || id === BODY_ID),
        isInMain: place.isInMain || node.tagName === "main",
      };
      if (node.tagName === "a" && href !== undefined) {
        links.push({ href, isOfContent: inside.isOfContent });
        if (href.startsWith("#") && !inside.isInMain) skipLinks.push(href);
      }
    }
    for (const child of node.childNodes) walk(child, inside);
  }

  walk(parse(html), { isOfContent: false, isInMain: false });
  return {
    hasHeading,
    ids: new Set(counts.keys()),
    repeatedIds: [...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    links,
    skipLinks,
  };
}
