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
import type { ContentMessageId } from "~/domain/locales/message-ids";

/** The group by its name in any case. An unknown one has an overview page by its name at most. */
export function findGroup(groups: ApiGroups, name: string): ApiGroup {
  const group = groups.get(name.toLowerCase()) ?? createGroup(name);
  if (group.overviews.length > 0) return group;
  return { ...group, overviews: [`${WEB_APIS}/${name.replaceAll(" ", "_")}`] };
}

/** Links to the group's overview pages that exist. */
export function listOverviews(
  { view, links }: SidebarMaker,
  group: ApiGroup,
): SidebarItem[] {
  return group.overviews.flatMap((slug) => {
    const page = view.findPage(slug);
    return page ? [{ html: links.toPage(page), section: true }] : [];
  });
}

/** The Guides and Tutorial blocks. Guides that no data names are those below the overview. */
export function listGuides(maker: SidebarMaker, group: ApiGroup): SidebarItem[] {
  const guides = group.guides.length > 0 ? group.guides : findGuides(maker, group);
  return [
    ...makeBlock(maker, "sidebar-guides", listPages(maker, guides)),
    ...makeBlock(maker, "sidebar-tutorial", listPages(maker, group.tutorials)),
  ];
}

/** An open block under a label (a text id), or nothing when it would be empty. */
export function makeBlock(
  { view }: SidebarMaker,
  label: ContentMessageId,
  children: SidebarItem[],
): SidebarItem[] {
  if (children.length === 0) return [];
  return [{ html: view.translate(label), details: "open", children }];
}

/** Links to interfaces by name, in the order given. */
export function listInterfaces(
  { links }: SidebarMaker,
  names: readonly string[],
): SidebarItem[] {
  return names.map((name) => ({
    html: links.toPath(`${WEB_APIS}/${name}`, { label: toCodeLabel(name) }).html,
  }));
}

/** Links to members, sorted by label. GroupData.json does not say which ones are static. */
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

function findGuides({ view }: SidebarMaker, group: ApiGroup): string[] {
  return group.overviews.flatMap((overview) =>
    view
      .listChildren(overview)
      .filter(({ pageType }) => pageType === "guide")
      .map(({ slug }) => slug),
  );
}
