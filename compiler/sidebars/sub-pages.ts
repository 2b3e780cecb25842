import { getOrCreate } from "~/domain/text/get-or-create";
import type { Page } from "../core/page";
import { toCodeLabel } from "./labels";
import { sortPages, type LocaleView } from "./locale-view";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarLinks } from "./sidebar-links";

export interface SubPageOptions {
  /** Page types to list; all when empty. */
  tags?: readonly string[] | undefined;
  /** Levels; 0 is unlimited. */
  depth?: number | undefined;
  nested?: boolean | undefined;
  code?: boolean | undefined;
}

/** Input of every function that makes entries. */
export interface SidebarMaker {
  view: LocaleView;
  links: SidebarLinks;
}

const GROUP_MINIMUM = 3;

/** Lists the pages below a slug, sorted by short title; flat or nested. */
export function listSubPages(
  maker: SidebarMaker,
  slug: string,
  { tags = [], depth = 1, nested = false, code }: SubPageOptions,
): SidebarItem[] {
  const isListed = (page: Page): boolean =>
    tags.length === 0 || tags.includes(page.pageType);
  const { view, links } = maker;
  const toItem = (page: Page): SidebarItem => ({ html: links.toPage(page, { code }) });

  function nest(parent: string, levels: number): SidebarItem[] {
    return sortPages(view, view.listChildren(parent)).flatMap((page) => {
      const children = levels === 1 ? [] : nest(page.slug, levels - 1);
      if (!isListed(page) && children.length === 0) return [];
      return [{ ...toItem(page), details: "closed" as const, children }];
    });
  }

  if (nested) return nest(slug, depth);
  return sortPages(view, collect(view, slug, depth).filter(isListed)).map(toItem);
}

/**
 * Lists sub-pages; three or more whose names share a first word form a closed `word-*` entry.
 */
export function listGroupedSubPages(
  { view, links }: SidebarMaker,
  slug: string,
  { tags = [], code }: SubPageOptions,
): SidebarItem[] {
  const children = view.listChildren(slug);
  const pages = children.filter(
    (page) => tags.length === 0 || tags.includes(page.pageType),
  );
  const groups = groupPages(sortPages(view, pages));
  return [...groups].flatMap(([name, members]): SidebarItem[] => {
    const items = members.map((page) => ({ html: links.toPage(page, { code }) }));
    if (members.length < GROUP_MINIMUM) return items;
    return [{ html: toCodeLabel(`${name}-*`), details: "closed", children: items }];
  });
}

function groupPages(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const name = toGroupName(page.shortTitle);
    getOrCreate(groups, name, () => []).push(page);
  }
  return groups;
}

/**
 * Returns the first word: `border` for `border-top`, `-webkit` for `-webkit-box`, `::view` for
 * `::view-transition`.
 */
function toGroupName(name: string): string {
  return /^[:-]*[^-]*/.exec(name)?.[0] ?? name;
}

function collect(view: LocaleView, slug: string, depth: number): readonly Page[] {
  if (depth === 0) return view.listDescendants(slug);
  if (depth === 1) return view.listChildren(slug);
  const deepest = slug.split("/").length + depth;
  return view
    .listDescendants(slug)
    .filter((page) => page.slug.split("/").length <= deepest);
}
