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
  /** Links in front of the header, which lead to the parts of the page. */
  skipLinks: readonly string[];
}

/** Element of documents, posts and lessons whose inside writers have written. */
const BODY_ID = "article-body";
/** Facts of CSS properties, formal syntax and tables of data, which macros have put into it. */
const MADE_CLASSES = /(?:^| )(?:properties|css-formal-syntax|bc-data)(?: |$)/;
/** Writers make tables of HTML elements that look the same. */
const WRITTEN_TARGETS = /\/Web\/HTML\/|^#/;

interface Place {
  isOfContent: boolean;
  isMade: boolean;
}

/** Reads the ids and links of a page, templates excluded. */
export function readLinks(html: string): PageLinks {
  const counts = new Map<string, number>();
  const links: PageLink[] = [];
  const skipLinks: string[] = [];
  let hasHeading = false;
  let isInFrontOfHeader = true;

  function enter(element: Tree.Element, place: Place): Place {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get("id");
    const href = attributes.get("href");
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (element.tagName === "h1") hasHeading = true;
    if (element.tagName === "header") isInFrontOfHeader = false;
    const inside = {
      isOfContent: place.isOfContent || id === BODY_ID,
      isMade: place.isMade || MADE_CLASSES.test(attributes.get("class") ?? ""),
    };
    if (element.tagName === "a" && href !== undefined) {
      const isMade = inside.isMade && !WRITTEN_TARGETS.test(href);
      links.push({ href, isOfContent: inside.isOfContent && !isMade });
      if (href.startsWith("#") && isInFrontOfHeader) skipLinks.push(href);
    }
    return inside;
  }

  function walk(node: Tree.Node, place: Place): void {
    if (!("childNodes" in node)) return;
    const inside = "tagName" in node ? enter(node, place) : place;
    for (const child of node.childNodes) walk(child, inside);
  }

  walk(parse(html), { isOfContent: false, isMade: false });
  return {
    hasHeading,
    ids: new Set(counts.keys()),
    repeatedIds: [...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    links,
    skipLinks,
  };
}
