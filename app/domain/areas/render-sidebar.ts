import { escapeText } from "../text/escape-html";
import { markSidebar, toSidebarHref } from "../documents/mark-sidebar";
import type { AreaSidebarItem } from "./area-doc";

export interface AreaSidebar {
  /**
   * Heading of the group of pages and its start page; absent where the items include it.
   */
  head?: { title: string; url: string | null };
  items: readonly AreaSidebarItem[];
  /** A last line, such as an invitation. */
  tail?: { title: string; href: string } | null;
}

/**
 * Sidebar of an area's page in the markup of document sidebars: the page marked, its
 * group open. Areas are in English, whatever the reader's language.
 */
export function renderAreaSidebar(
  { head, items, tail }: AreaSidebar,
  currentUrl: string,
): string {
  const lines = [
    head ? `<li class="section">${renderHead(head)}</li>` : "",
    ...items.map(renderItem),
    tail ? `<li><a href="${tail.href}">${escapeText(tail.title)}</a></li>` : "",
  ];
  return markSidebar(`<ol lang="en-US">${lines.join("")}</ol>`, currentUrl);
}

function renderHead({ title, url }: NonNullable<AreaSidebar["head"]>): string {
  return url === null ? escapeText(title) : renderLink({ title, url });
}

function renderItem(item: AreaSidebarItem): string {
  if (!item.children || item.children.length === 0) return `<li>${renderLink(item)}</li>`;
  const overview = { ...item, title: `${item.title} overview` };
  const links = [overview, ...item.children].map(
    (each) => `<li>${renderLink(each)}</li>`,
  );
  const list = `<ol>${links.join("")}</ol>`;
  return `<li><details><summary>${escapeText(item.title)}</summary>${list}</details></li>`;
}

function renderLink({ title, url }: { title: string; url: string }): string {
  return `<a href="${toSidebarHref(url)}">${escapeText(title)}</a>`;
}
