import { toLeaf } from "~/domain/documents/slug";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { Page } from "../core/page";
import { toPlainTitle } from "../core/title-html";
import { toCodeLabel } from "./labels";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarMaker } from "./sub-pages";

/** Members of some page types under one label (a text id). */
export interface MemberBlock {
  label: ContentMessageId;
  types: readonly string[];
}

/**
 * Groups the members of an interface or object into blocks by page type; omits empty blocks.
 */
export function listMembers(
  maker: SidebarMaker,
  members: readonly Page[],
  blocks: readonly MemberBlock[],
  details: "open" | "closed" = "open",
): SidebarItem[] {
  const { view } = maker;
  return blocks.flatMap(({ label, types }) => {
    const pages = members.filter((page) => types.includes(page.pageType));
    if (pages.length === 0) return [];
    const children = listMemberLinks(maker, pages);
    return [{ html: view.translate(label), details, children }];
  });
}

function listMemberLinks(
  { view, links }: SidebarMaker,
  pages: readonly Page[],
): SidebarItem[] {
  return pages
    .map((page) => ({ page, name: toMemberName(page) }))
    .toSorted((a, b) => view.compare(a.name, b.name))
    .map(({ page, name }) => ({
      html: links.toPage(page, { label: toCodeLabel(name) }),
    }));
}

/**
 * Returns a member's name: `click` for `click_event`; without short title, the end of
 * `Range.cloneRange()`.
 */
export function toMemberName({ title, shortTitle, slug, pageType }: Page): string {
  const plainTitle = toPlainTitle(title);
  if (shortTitle !== plainTitle) return shortTitle.replace(/_event$/, "");
  if (pageType.endsWith("-event")) return toLeaf(slug).replace(/_event$/, "");
  return plainTitle.slice(plainTitle.lastIndexOf(".") + 1);
}
