import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import { WEB_EXTENSION_APIS } from "./areas";
import { toCodeLabel } from "./labels";
import { sortPages } from "./locale-view";
import { listMembers, type MemberBlock } from "./member-blocks";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarMaker } from "./sub-pages";

const API_TYPE = "webextension-api";
const BLOCKS: readonly MemberBlock[] = [
  { label: "sidebar-methods", types: ["webextension-api-function"] },
  { label: "sidebar-properties", types: ["webextension-api-property"] },
  { label: "sidebar-types", types: ["webextension-api-type"] },
  { label: "sidebar-events", types: ["webextension-api-event"] },
];

/**
 * Lists all WebExtensions APIs; `current` (`tabs`, `devtools/panels`) with its members in
 * blocks.
 */
export function listWebExtensionApis(
  maker: SidebarMaker,
  current: string,
): SidebarItem[] {
  const { view, links } = maker;
  const pages = view.listDescendants(WEB_EXTENSION_APIS);
  const apis = pages.filter((page) => page.pageType === API_TYPE);
  return sortPages(view, apis).map((page) => {
    const html = links.toPage(page, { label: toCodeLabel(page.shortTitle) });
    if (page.slug !== `${WEB_EXTENSION_APIS}/${current}`) return { html };
    return {
      html,
      details: "open",
      children: listMembers(maker, view.listDescendants(page.slug), BLOCKS),
    };
  });
}

/** Returns the API of a page; empty for other pages. */
export function findWebExtensionApi(site: Site, page: Page): string {
  const prefix = `${WEB_EXTENSION_APIS}/`;
  if (!page.slug.startsWith(prefix)) return "";
  const segments = page.slug.slice(prefix.length).split("/");
  for (let length = segments.length; length > 0; length--) {
    const name = segments.slice(0, length).join("/");
    const api = site.findPage(docUrl(DEFAULT_LOCALE, prefix + name));
    if (api?.pageType === API_TYPE) return name;
  }
  return "";
}
