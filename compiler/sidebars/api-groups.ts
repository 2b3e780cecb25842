import { getOrCreate } from "~/domain/text/get-or-create";
import { findOwn } from "~/domain/text/find-own";
import type { Page, SidebarReference } from "../core/page";
import { WEB_APIS } from "./areas";
import { toMemberName } from "./member-blocks";

/** A member in a group other than its interface's: `Window.fetch()`. */
export interface GroupMember {
  label: string;
  slug: string;
}

/** The contents of one Web API: `Fetch API`, `DOM`. Pages are slugs. */
export interface ApiGroup {
  name: string;
  overviews: string[];
  guides: string[];
  tutorials: string[];
  /** Interface names. */
  interfaces: string[];
  methods: GroupMember[];
  properties: GroupMember[];
  events: GroupMember[];
}

/** Groups by lower-case name. */
export type ApiGroups = ReadonlyMap<string, ApiGroup>;

interface GroupReference {
  page: Page;
  sidebar: SidebarReference;
}

type PageList = "overviews" | "guides" | "tutorials";
type MemberList = "methods" | "properties" | "events";

/** The list of a group that a page belongs to, by page type. */
const PAGE_LISTS: Readonly<Record<string, PageList>> = {
  "web-api-overview": "overviews",
  guide: "guides",
  tutorial: "tutorials",
  "tutorial-chapter": "tutorials",
};
const MEMBER_LISTS: Readonly<Record<string, MemberList>> = {
  "web-api-instance-method": "methods",
  "web-api-static-method": "methods",
  "web-api-instance-property": "properties",
  "web-api-static-property": "properties",
  "web-api-event": "events",
};

/**
 * Rebuilds the groups from the pages' references, such as `APIRef("Fetch API")`, when the
 * content has no jsondata/GroupData.json (content format, 6.4).
 */
export function collectGroups(references: Iterable<GroupReference>): ApiGroups {
  const groups = new Map<string, ApiGroup>();
  const members: { page: Page; group: ApiGroup }[] = [];

  for (const { page, sidebar } of references) {
    const name = toGroupName(sidebar);
    if (name === null) continue;
    const group = getOrCreate(groups, name.toLowerCase(), () => createGroup(name));
    const list = findOwn(PAGE_LISTS, page.pageType);
    if (list) addTo(group[list], page.slug);
    else if (page.pageType === "web-api-interface")
      addTo(group.interfaces, toInterface(page));
    else members.push({ page, group });
  }
  for (const { page, group } of members) addMember(page, group);
  return groups;
}

/** True when groups show the same of a page after an edit as before. */
export function looksSameInGroups(before: Page, now: Page): boolean {
  if (before.pageType !== now.pageType) return false;
  const isMember = findOwn(MEMBER_LISTS, now.pageType) !== undefined;
  return !isMember || toMemberName(before) === toMemberName(now);
}

/** Creates an empty group. */
export function createGroup(name: string): ApiGroup {
  return {
    name,
    overviews: [],
    guides: [],
    tutorials: [],
    interfaces: [],
    methods: [],
    properties: [],
    events: [],
  };
}

/**
 * Adds a member only if the group does not contain its interface:
 * `Element.requestFullscreen()`.
 */
function addMember(page: Page, group: ApiGroup): void {
  const list = findOwn(MEMBER_LISTS, page.pageType);
  const owner = toInterface(page);
  if (!list || group.interfaces.includes(owner)) return;
  if (group[list].some(({ slug }) => slug === page.slug)) return;
  const separator = list === "events" ? ": " : ".";
  group[list].push({
    label: `${owner}${separator}${toMemberName(page)}`,
    slug: page.slug,
  });
}

function toGroupName({ name, args }: SidebarReference): string | null {
  if (name !== "apiref" && name !== "defaultapisidebar") return null;
  return args[0]?.trim() || null;
}

function toInterface(page: Page): string {
  return page.slug.slice(WEB_APIS.length + 1).split("/", 1)[0] ?? "";
}

function addTo(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}
