import type { ContentStore } from "~/content-store/content-store";
import { isIndexable } from "~/domain/documents/indexable";
import { toLeaf } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";

/** A document and those below it; a slug without a document of its own has no page. */
export interface PageNode {
  /** `Web/CSS`; "" for the root. */
  slug: string;
  page: ListedPage | null;
  /** In order of slugs. */
  children: PageNode[];
  /** Documents in this tree. */
  count: number;
  /** Estimated characters of the list of these documents. */
  size: number;
}

export interface ListedPage {
  title: string;
  /** Decoded path. */
  url: string;
}

/** Longest summary in a list. */
export const MAX_SUMMARY_CHARACTERS = 100;
/** Brackets, `.md` and line break of an entry. */
const ENTRY_CHARACTERS = 14;

/** Reads the tree of a locale's indexable documents. `originLength` counts in every address. */
export function readPageTree(
  locale: Locale,
  store: Pick<ContentStore, "listDocumentUrls" | "listSearchPages">,
  originLength: number,
): PageNode {
  const titles = new Map(
    store.listSearchPages(locale).map(({ url, title }) => [url, title]),
  );
  const root = createNode("");
  const start = `/${locale}/docs/`.length;
  for (const { url } of store.listDocumentUrls(locale)) {
    const slug = url.slice(start);
    if (!isIndexable(slug)) continue;
    const title = titles.get(url) ?? toLeaf(slug);
    getOrCreateNode(root, slug).page = { title, url };
  }
  measure(root, originLength);
  return root;
}

/** Lists the documents of a tree, each before those below it. */
export function listPages({ page, children }: PageNode): ListedPage[] {
  return [...(page ? [page] : []), ...children.flatMap(listPages)];
}

function createNode(slug: string): PageNode {
  return { slug, page: null, children: [], count: 0, size: 0 };
}

/** Finds or creates the node; URLs come in order, so that the last child is the one to look at. */
function getOrCreateNode(root: PageNode, slug: string): PageNode {
  let node = root;
  for (const segment of slug.split("/")) {
    const path = node.slug === "" ? segment : `${node.slug}/${segment}`;
    const known = node.children.findLast((child) => child.slug === path);
    const next = known ?? createNode(path);
    if (!known) node.children.push(next);
    node = next;
  }
  return node;
}

function measure(node: PageNode, originLength: number): void {
  const { page } = node;
  node.count = page ? 1 : 0;
  node.size = page
    ? ENTRY_CHARACTERS +
      originLength +
      encodeURI(page.url).length +
      page.title.length +
      MAX_SUMMARY_CHARACTERS
    : 0;
  for (const child of node.children) {
    measure(child, originLength);
    node.count += child.count;
    node.size += child.size;
  }
}
