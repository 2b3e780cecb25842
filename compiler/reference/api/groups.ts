import { toLeaf } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import { memoizeByKey } from "../../core/memoize";
import type { Site } from "../../core/site";
import { linkExisting } from "../parts/html";
import type { ReferenceData } from "../data/reference-data";
import { listAreaPages, type BcdPage } from "../data/list-bcd-features";
import { findGroupName, type GroupName } from "./group-table";
import type { ApiSubject } from "./subject";

export interface InterfaceGroup extends GroupName {
  /** Names of its interfaces, in data order. */
  interfaces: string[];
}

/** Groups of Web APIs, which the specification of an interface determines. */
export interface InterfaceGroups {
  groups: readonly InterfaceGroup[];
  findByInterface(name: string): InterfaceGroup | null;
  findByName(name: string): InterfaceGroup | null;
  /** Finds the group of a page's interface, else that of the page's own specification. */
  findByPage(page: BcdPage): InterfaceGroup | null;
}

const KNOWN = new WeakMap<ReferenceData, InterfaceGroups>();

/** Collected once per set of data. */
export function getInterfaceGroups(data: ReferenceData): InterfaceGroups {
  const known = KNOWN.get(data);
  if (known) return known;
  const groups = collectGroups(data);
  KNOWN.set(data, groups);
  return groups;
}

function collectGroups(data: ReferenceData): InterfaceGroups {
  const byName = new Map<string, InterfaceGroup>();
  const byInterface = new Map<string, InterfaceGroup>();
  for (const page of listAreaPages(data.bcd(), "api")) {
    const name = findInterfaceName(page);
    const found = name === null ? null : findGroupOfPage(page, data);
    if (name === null || !found) continue;
    const group = byName.get(found.name) ?? { ...found, interfaces: [] };
    byName.set(found.name, group);
    group.interfaces.push(name);
    byInterface.set(name, group);
  }
  return {
    groups: [...byName.values()],
    findByInterface: memoizeByKey((name) => byInterface.get(name) ?? null),
    findByName: (name) => byName.get(name) ?? null,
    findByPage(page) {
      const known = byInterface.get(page.slug.split("/")[2] ?? "");
      return known ?? byName.get(findGroupOfPage(page, data)?.name ?? "") ?? null;
    },
  };
}

/** Returns the name in the address of an interface's page; null for members, guides and terms of the glossary. */
function findInterfaceName({ slug }: BcdPage): string | null {
  return /^Web\/API\/([^/]+)$/.exec(slug)?.[1] ?? null;
}

/**
 * Finds the group by the first member if the interface names no specification, and by its neighbours if a member
 * names none: the dictionaries of `RTCStatsReport` have pages for their members alone.
 */
function findGroupOfPage({ feature }: BcdPage, data: ReferenceData): GroupName | null {
  const { key } = feature;
  const above = key.slice(0, key.lastIndexOf("."));
  const keys = above.includes(".") ? [key, above] : [key];
  const [link] = data.listSpecifications(keys);
  return link ? findGroupName(link.bcdSpecificationURL, link.title) : null;
}

/** Finds the group of an interface or member, by the name in the address of the interface's page. */
export function findSubjectGroup(
  { ownerSlug }: Pick<ApiSubject, "ownerSlug">,
  data: ReferenceData,
): InterfaceGroup | null {
  return getInterfaceGroups(data).findByInterface(toLeaf(ownerSlug));
}

/** Links a group with its article: `the DOM`, `the Clipboard API`, but `Pointer Events`. */
export function linkGroup({ name, slug }: GroupName, site: Site): string {
  const article = /(?:APIs?|CSSOM|DOM|Interface|Model)$/.test(name) ? "the " : "";
  return article + linkExisting(site, slug, escapeText(name));
}
