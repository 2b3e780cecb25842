import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { BUILT_IN_OBJECTS } from "./areas";
import { findFamily, listAncestors } from "./js-objects";
import { toCodeLabel } from "./labels";
import { listMembers, type MemberBlock } from "./member-blocks";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarMaker } from "./sub-pages";

const OBJECT_TYPES = ["javascript-class", "javascript-namespace"];

const INSTANCE_BLOCKS: readonly MemberBlock[] = [
  { label: "sidebar-instance-methods", types: ["javascript-instance-method"] },
  {
    label: "sidebar-instance-properties",
    types: ["javascript-instance-data-property", "javascript-instance-accessor-property"],
  },
];
const BLOCKS: readonly MemberBlock[] = [
  { label: "sidebar-constructor", types: ["javascript-constructor"] },
  { label: "sidebar-static-methods", types: ["javascript-static-method"] },
  {
    label: "sidebar-static-properties",
    types: ["javascript-static-data-property", "javascript-static-accessor-property"],
  },
  ...INSTANCE_BLOCKS,
];

/**
 * Finds the built-in object of a slug, dotted for namespace members (`Intl.NumberFormat`) and objects below a method
 * (`Intl.Segmenter.segment.Segments`). Empty for global functions and values, which have no members.
 */
export function findBuiltInObject(site: Site, slug: string): string {
  if (!slug.startsWith(`${BUILT_IN_OBJECTS}/`)) return "";
  const names = slug.slice(BUILT_IN_OBJECTS.length + 1).split("/");
  for (let depth = names.length; depth > 0; depth -= 1) {
    const path = names.slice(0, depth).join("/");
    const page = site.findPage(docUrl(DEFAULT_LOCALE, `${BUILT_IN_OBJECTS}/${path}`));
    if (page && OBJECT_TYPES.includes(page.pageType)) return path.replaceAll("/", ".");
  }
  // An object without page may have pages of members.
  return names.length > 1 ? (names[0] ?? "") : "";
}

/** Lists JSRef: an object, its inherited members and the objects of its family. */
export function listJsReference(maker: SidebarMaker, name: string): SidebarItem[] {
  const { links, view } = maker;
  const all = { label: view.translate("sidebar-standard-objects") };
  return [
    { html: links.toPath(BUILT_IN_OBJECTS, all).html, section: true },
    { html: linkObject(maker, name), section: true },
    ...listMembers(maker, listOwnPages(maker, name), BLOCKS),
    ...listInheritance(maker, name),
    ...listFamily(maker, name),
  ];
}

/** Lists the members' pages; those of Proxy's handler are below its constructor. */
function listOwnPages({ view }: SidebarMaker, name: string): readonly Page[] {
  const slug = toObjectSlug(name);
  return [...view.listChildren(slug), ...view.listChildren(`${slug}/${name}`)];
}

function listInheritance(maker: SidebarMaker, name: string): SidebarItem[] {
  const ancestors = listAncestors(name).filter((ancestor) =>
    maker.view.findPage(toObjectSlug(ancestor)),
  );
  if (ancestors.length === 0) return [];
  const heading = { html: maker.view.translate("sidebar-inheritance"), section: true };
  return [heading, ...ancestors.map((ancestor) => makeAncestor(maker, ancestor))];
}

function makeAncestor(maker: SidebarMaker, name: string): SidebarItem {
  // The static members of Object and Function are omitted, because everything inherits from
  // them.
  const blocks =
    name === "Object" || name === "Function" ? INSTANCE_BLOCKS : BLOCKS.slice(1);
  const children = listMembers(maker, listOwnPages(maker, name), blocks, "closed");
  return { html: linkObject(maker, name), details: "closed", children };
}

function listFamily(maker: SidebarMaker, name: string): SidebarItem[] {
  const family = findFamily(name);
  if (!family) return [];
  const objects =
    "objects" in family ? family.objects : listNamespace(maker, family.namespace);
  const children = objects
    .filter((object) => object !== name && maker.view.findPage(toObjectSlug(object)))
    .map((object) => ({ html: linkObject(maker, object) }));
  if (children.length === 0) return [];
  return [{ html: maker.view.translate("sidebar-related"), details: "open", children }];
}

function listNamespace({ view }: SidebarMaker, namespace: string): string[] {
  const pages = view.listChildren(toObjectSlug(namespace));
  const objects = pages.filter(({ pageType }) => OBJECT_TYPES.includes(pageType));
  const names = objects.map(({ slug }) => slug.slice(BUILT_IN_OBJECTS.length + 1));
  return [
    namespace,
    ...names.map((path) => path.replaceAll("/", ".")).toSorted(view.compare),
  ];
}

function linkObject({ links }: SidebarMaker, name: string): string {
  return links.toPath(toObjectSlug(name), { label: toCodeLabel(toLabel(name)) }).html;
}

/** Names an object below a method by its own name, because no script reaches it by its place. */
function toLabel(name: string): string {
  return name.split(".").slice(2).at(-1) ?? name;
}

function toObjectSlug(name: string): string {
  return `${BUILT_IN_OBJECTS}/${name.replaceAll(".", "/")}`;
}
