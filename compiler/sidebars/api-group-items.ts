import type { ContentMessageId } from "~/domain/locales/message-ids";
import {
  createGroup,
  type ApiGroup,
  type ApiGroups,
  type GroupMember,
} from "./api-groups";
import { WEB_APIS } from "./areas";
import { toCodeLabel } from "./labels";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarMaker } from "./sub-pages";

/** Finds a group by name, ignoring case; an unknown one becomes a group without members. */
export function getGroup(groups: ApiGroups, name: string): ApiGroup {
  const group = groups.get(name.toLowerCase()) ?? createGroup(name);
  if (group.overviews.length > 0) return group;
  return { ...group, overviews: [`${WEB_APIS}/${name.replaceAll(" ", "_")}`] };
}

/** Lists links to the group's existing overview pages. */
export function listOverviews(
  { view, links }: SidebarMaker,
  group: ApiGroup,
): SidebarItem[] {
  return group.overviews.flatMap((slug) => {
    const page = view.findPage(slug);
    return page ? [{ html: links.toPage(page), section: true }] : [];
  });
}

/**
 * Lists the Guides and Tutorial blocks. If the data names no guides, takes the pages below the
 * overview.
 */
export function listGuides(maker: SidebarMaker, group: ApiGroup): SidebarItem[] {
  const guides = group.guides.length > 0 ? group.guides : listGuideSlugs(maker, group);
  return [
    ...makeBlock(maker, "sidebar-guides", listPages(maker, guides)),
    ...makeBlock(maker, "sidebar-tutorial", listPages(maker, group.tutorials)),
  ];
}

/** Makes an open block under a label (a text id); empty without entries. */
export function makeBlock(
  { view }: SidebarMaker,
  label: ContentMessageId,
  children: SidebarItem[],
): SidebarItem[] {
  if (children.length === 0) return [];
  return [{ html: view.translate(label), details: "open", children }];
}

/** Lists links to interfaces in the given order. */
export function listInterfaces(
  { links }: SidebarMaker,
  names: readonly string[],
): SidebarItem[] {
  return names.map((name) => ({
    html: links.toPath(`${WEB_APIS}/${name}`, { label: toCodeLabel(name) }).html,
  }));
}

/** Lists links to members sorted by label, because GroupData.json does not tell static ones. */
export function listGroupMembers(
  { view, links }: SidebarMaker,
  members: readonly GroupMember[],
): SidebarItem[] {
  const sorted = members.toSorted((a, b) => view.compare(a.label, b.label));
  return sorted.map(({ label, slug }) => {
    const isStatic = !view.findPage(slug) && view.findPage(`${slug}_static`);
    const path = isStatic ? `${slug}_static` : slug;
    return { html: links.toPath(path, { label: toCodeLabel(label) }).html };
  });
}

function listPages(
  { view, links }: SidebarMaker,
  slugs: readonly string[],
): SidebarItem[] {
  return slugs
    .map((slug) => ({ slug, label: view.findPage(slug)?.shortTitle ?? slug }))
    .toSorted((a, b) => view.compare(a.label, b.label))
    .map(({ slug }) => ({ html: links.toPath(slug).html }));
}

function listGuideSlugs({ view }: SidebarMaker, group: ApiGroup): string[] {
  return group.overviews.flatMap((overview) =>
    view
      .listChildren(overview)
      .filter(({ pageType }) => pageType === "guide")
      .map(({ slug }) => slug),
  );
}
