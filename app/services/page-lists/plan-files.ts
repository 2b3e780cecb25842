import { toLeafTitle } from "~/domain/documents/slug";
import { listPages, type ListedPage, type PageNode } from "./page-tree";

/** A file of links: pages, and further files. */
export interface ListFile {
  /** Below `/{locale}/docs/`: `Web/CSS/llms.txt`. */
  path: string;
  title: string;
  pages: ListedPage[];
  files: FileLink[];
  /** The part of the tree that the file and those below it list. */
  node: PageNode;
}

export interface FileLink {
  title: string;
  path: string;
  count: number;
}

/** Below the 50,000 characters that programs read, by the head of a file. */
const MAX_CHARACTERS = 48_000;
/** A part of the tree with as many pages gets a file of its own, so that it can be found by name. */
const MIN_OWN_PAGES = 100;

/**
 * Plans the files of a tree, the first one first. What fits one file is listed in one; otherwise
 * large branches get files of their own, and the others share files in order.
 */
export function planFiles(node: PageNode): ListFile[] {
  const title = readTitle(node);
  const path = `${node.slug}/llms.txt`;
  if (node.size <= MAX_CHARACTERS || node.children.length === 0)
    return [{ path, title, pages: listPages(node), files: [], node }];
  const own = node.children.filter(isLarge);
  const rest = packBranches(node.children.filter((child) => !isLarge(child)));
  const below = own.map(planFiles);
  const own1 = node.page ? [node.page] : [];
  const [only] = rest;
  if (only && rest.length === 1 && sizeOf(only) < MAX_CHARACTERS / 2)
    return [
      {
        path,
        title,
        node,
        pages: [...own1, ...only.flatMap(listPages)],
        files: below.flatMap(toLink),
      },
      ...below.flat(),
    ];
  const parts = rest.map((nodes, index) => toPart(node, nodes, index));
  const files = [...below.flatMap(toLink), ...parts.flatMap((part) => toLink([part]))];
  return [{ path, title, pages: own1, files, node }, ...below.flat(), ...parts];
}

function isLarge({ count, size }: PageNode): boolean {
  return count >= MIN_OWN_PAGES || size > MAX_CHARACTERS;
}

function sizeOf(nodes: readonly PageNode[]): number {
  return nodes.reduce((sum, { size }) => sum + size, 0);
}

/** Distributes branches to as few files as their order allows. */
function packBranches(nodes: readonly PageNode[]): PageNode[][] {
  const packs: PageNode[][] = [];
  for (const node of nodes) {
    const last = packs.at(-1);
    if (last && sizeOf(last) + node.size <= MAX_CHARACTERS) last.push(node);
    else packs.push([node]);
  }
  return packs;
}

/** A file for neighbouring branches, named by the first and the last of them. */
function toPart(parent: PageNode, nodes: readonly PageNode[], index: number): ListFile {
  const [first, last] = [nodes[0], nodes.at(-1)].map((node) =>
    node ? readTitle(node) : "",
  );
  const title = first === last ? `${first}` : `${first} – ${last}`;
  const count = nodes.reduce((sum, node) => sum + node.count, 0);
  return {
    path: `${parent.slug}/llms-${index + 1}.txt`,
    title: `${readTitle(parent)}: ${title}`,
    pages: nodes.flatMap(listPages),
    files: [],
    node: { ...parent, page: null, children: [...nodes], count },
  };
}

function toLink([file]: readonly ListFile[]): FileLink[] {
  return file ? [{ title: file.title, path: file.path, count: file.node.count }] : [];
}

/** The title of the page, or the last part of the slug. */
function readTitle({ page, slug }: PageNode): string {
  return page?.title ?? toLeafTitle(slug);
}
