import { escapeAttribute } from "~/domain/text/escape-html";
import type { PlatformData } from "../sources/platform/platform-data";
import {
  getGroup,
  listGroupMembers,
  listGuides,
  listInterfaces,
  listOverviews,
  makeBlock,
} from "./api-group-items";
import type { ApiGroup, ApiGroups } from "./api-groups";
import { WEB_APIS } from "./areas";
import { toCodeLabel } from "./labels";
import { listMembers, type MemberBlock } from "./member-blocks";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarMaker } from "./sub-pages";

export interface ApiReferenceOptions {
  maker: SidebarMaker;
  platform: Pick<PlatformData, "findParentInterface">;
  groups: ApiGroups;
}

const BLOCKS: readonly MemberBlock[] = [
  { label: "sidebar-constructor", types: ["web-api-constructor"] },
  { label: "sidebar-static-properties", types: ["web-api-static-property"] },
  { label: "sidebar-instance-properties", types: ["web-api-instance-property"] },
  { label: "sidebar-static-methods", types: ["web-api-static-method"] },
  {
    label: "sidebar-instance-methods",
    types: ["web-api-instance-method", "webgl-extension-method"],
  },
  { label: "sidebar-events", types: ["web-api-event"] },
];

/** Lists APIRef: an interface, its ancestors and its group. Either name may be empty. */
export function listApiReference(
  { maker, platform, groups }: ApiReferenceOptions,
  interfaceName: string,
  groupName: string,
): SidebarItem[] {
  const group = groupName ? getGroup(groups, groupName) : null;
  return [
    ...(group ? listOverviews(maker, group) : []),
    ...(interfaceName ? listInterface(maker, interfaceName) : []),
    ...(interfaceName ? listInheritance(maker, platform, interfaceName) : []),
    ...(group ? listRelated(maker, group, interfaceName) : []),
    ...(group ? listGuides(maker, group) : []),
  ];
}

/** Lists DefaultAPISidebar: everything in a group. */
export function listDefaultApi(
  { maker, groups }: ApiReferenceOptions,
  groupName: string,
): SidebarItem[] {
  const group = getGroup(groups, groupName);
  const interfaces = group.interfaces.toSorted(maker.view.compare);
  return [
    ...listOverviews(maker, group),
    ...listGuides(maker, group),
    ...makeBlock(maker, "sidebar-interfaces", listInterfaces(maker, interfaces)),
    ...makeBlock(maker, "sidebar-properties", listGroupMembers(maker, group.properties)),
    ...makeBlock(maker, "sidebar-methods", listGroupMembers(maker, group.methods)),
    ...makeBlock(maker, "sidebar-events", listGroupMembers(maker, group.events)),
  ];
}

function listInterface(maker: SidebarMaker, name: string): SidebarItem[] {
  const slug = `${WEB_APIS}/${name}`;
  const link = maker.links.toPath(slug, { label: toCodeLabel(name) });
  const members = listMembers(maker, maker.view.listChildren(slug), BLOCKS);
  return [{ html: link.html, section: true }, ...members];
}

function listInheritance(
  maker: SidebarMaker,
  platform: ApiReferenceOptions["platform"],
  name: string,
): SidebarItem[] {
  const chain = new Set<string>();
  let parent = platform.findParentInterface(name);
  while (parent !== null && !chain.has(parent)) {
    chain.add(parent);
    parent = platform.findParentInterface(parent);
  }
  return makeBlock(maker, "sidebar-inheritance", listInterfaces(maker, [...chain]));
}

function listRelated(
  maker: SidebarMaker,
  group: ApiGroup,
  without: string,
): SidebarItem[] {
  const others = group.interfaces.filter((name) => name !== without);
  const children = [
    ...listInterfaces(maker, others.toSorted(maker.view.compare)),
    ...listGroupMembers(maker, group.methods),
    ...listGroupMembers(maker, group.properties),
  ];
  if (children.length === 0) return [];
  const label = maker.view.translate("sidebar-related-pages", {
    group: escapeAttribute(group.name),
  });
  return [{ html: label, details: "open", children }];
}
