import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Page, SidebarReference } from "../core/page";
import type { Site } from "../core/site";
import type { ApiGroups } from "./api-groups";
import {
  getAreaRoot,
  findAreaSidebar,
  isKnownSidebar,
  toCurrentName,
  WEB_APIS,
} from "./areas";
import { findBuiltInObject } from "./js-reference";
import type { SidebarPart } from "./sidebar-key";
import { findWebExtensionApi } from "./web-extension-apis";
import type { YamlLibrary } from "./yaml-library";

export interface ChooseOptions {
  site: Site;
  library: YamlLibrary;
  groups: () => ApiGroups;
  /** Called for an unknown sidebar name on a page. */
  reportUnknown?: (page: Page, name: string) => void;
}

/** Types of pages below Web/API that are about no interface. */
const NO_INTERFACE_TYPES = new Set([
  "web-api-overview",
  "guide",
  "landing-page",
  "listing-page",
  "tutorial",
  "tutorial-chapter",
]);

/**
 * Chooses the parts of a page's sidebar. `references` are the body's macros, which take
 * precedence over front matter; a page with neither gets its area's sidebar (content format,
 * 6.1).
 */
export function chooseSidebar(
  options: ChooseOptions,
  page: Page,
  references: readonly SidebarReference[],
): SidebarPart[] {
  const wanted = references.length > 0 ? references : page.sidebar;
  const parts =
    wanted.length > 0 ? wanted : [{ name: findAreaSidebar(page.slug) ?? "", args: [] }];
  return parts.map((reference) => choosePart(options, page, reference));
}

function choosePart(
  options: ChooseOptions,
  page: Page,
  reference: SidebarReference,
): SidebarPart {
  const name = reference.name.toLowerCase();
  const wanted =
    makePart(options, page, { ...reference, name }) ??
    makePart(options, page, { ...reference, name: toCurrentName(name) });
  if (wanted) return wanted;
  if (name !== "" && !isKnownSidebar(name)) options.reportUnknown?.(page, name);
  return (
    makePart(options, page, { name: findAreaSidebar(page.slug) ?? "", args: [] }) ?? {
      name: "tree",
      args: [getAreaRoot(page.slug)],
    }
  );
}

/** Makes a part; null for an unknown sidebar. */
function makePart(
  options: ChooseOptions,
  page: Page,
  reference: SidebarReference,
): SidebarPart | null {
  switch (reference.name) {
    case "apiref":
    case "defaultapisidebar":
      return makeApiPart(options, page, reference);
    case "jsref":
      return makeJsPart(options, page);
    default:
      return makeYamlPart(options, page, reference.name);
  }
}

function makeApiPart(
  options: ChooseOptions,
  page: Page,
  reference: SidebarReference,
): SidebarPart | null {
  const groups = options.groups();
  const group = toGroupName(groups, reference);
  const interfaceName = findInterface(options.site, page);
  if (reference.name === "apiref" && interfaceName) {
    return { name: "apiref", args: [interfaceName, group] };
  }
  // A page about no interface lists its whole group.
  const groupName = group || findOwnGroup(groups, page);
  if (groupName) return { name: "defaultapisidebar", args: [groupName] };
  return makeYamlPart(options, page, "web");
}

/** Returns the group's name as its data spells it, so that pages share one sidebar. */
function toGroupName(groups: ApiGroups, { args }: SidebarReference): string {
  const name = args[0]?.trim() ?? "";
  return groups.get(name.toLowerCase())?.name ?? name;
}

/** Finds the group with this page as overview or guide. */
function findOwnGroup(groups: ApiGroups, { slug }: Page): string {
  for (const { name, overviews } of groups.values()) {
    if (
      overviews.some((overview) => slug === overview || slug.startsWith(`${overview}/`))
    ) {
      return name;
    }
  }
  return "";
}

function findInterface(site: Site, { slug, locale, pageType }: Page): string {
  if (!slug.startsWith(`${WEB_APIS}/`)) return "";
  const [name = ""] = slug.slice(WEB_APIS.length + 1).split("/", 1);
  const ownerSlug = `${WEB_APIS}/${name}`;
  const owner =
    site.findPage(docUrl(DEFAULT_LOCALE, ownerSlug)) ??
    site.findPage(docUrl(locale, ownerSlug));
  return NO_INTERFACE_TYPES.has(owner?.pageType ?? pageType) ? "" : name;
}

function makeJsPart(options: ChooseOptions, page: Page): SidebarPart | null {
  const object = findBuiltInObject(options.site, page.slug);
  return object
    ? { name: "jsref", args: [object] }
    : makeYamlPart(options, page, "jssidebar");
}

function makeYamlPart(
  { site, library }: ChooseOptions,
  page: Page,
  name: string,
): SidebarPart | null {
  const sidebar = library.find(name);
  if (!sidebar) return null;
  const api = sidebar.sidebar.some(({ type }) => type === "webExtApi")
    ? findWebExtensionApi(site, page)
    : "";
  return { name, args: api ? [api] : [] };
}
