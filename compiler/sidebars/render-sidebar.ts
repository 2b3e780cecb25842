import { LRUCache } from "lru-cache";
import type { Flaw } from "~/domain/documents/flaw";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { describeUnknownSidebar } from "../flaws/sidebar";
import { withFile } from "../flaws/with-file";
import type { Page, SidebarReference } from "../core/page";
import type { Site } from "../core/site";
import { locateSidebarName } from "../sources/docs/locate-names";
import type { PlatformData } from "../sources/platform/platform-data";
import type { ApiGroups } from "./api-groups";
import { listApiReference, listDefaultApi } from "./api-reference";
import { findAreaSidebar } from "./areas";
import { chooseSidebar } from "./choose-sidebar";
import { listJsReference } from "./js-reference";
import { createLocaleView } from "./locale-view";
import { renderItems, type SidebarItem } from "./sidebar-item";
import { formatSidebarKey, parseSidebarKey, type SidebarPart } from "./sidebar-key";
import { createSidebarLinks } from "./sidebar-links";
import { listSlugTree } from "./slug-tree";
import type { SidebarMaker } from "./sub-pages";
import { listYamlItems } from "./yaml-items";
import { createYamlLibrary } from "./yaml-library";

export interface SidebarsOptions {
  site: Site;
  translate: (locale: Locale) => ContentText;
  platform: Pick<PlatformData, "findParentInterface">;
  /** Asked for by the sidebars of Web APIs alone, because gathering them may pass over all pages. */
  groups: () => ApiGroups;
  /** Folders of the content's own sidebar files; the first one that has a file wins. */
  yamlFolders: readonly string[];
  /** Folder of the shipped files, used last; their links to pages in no locale are left out. */
  shippedFolder?: string | undefined;
  report: (flaw: Flaw) => void;
  /** Finds an unknown name where it is written; unset: in the page's file. */
  locateName?: typeof locateSidebarName;
}

/** The last ones that were rendered: in ten languages, all take hundreds of megabytes. */
const KEPT_SIDEBARS = 100;

/** All sidebars, each rendered once per locale by a caller that asks for them in order. */
export interface Sidebars {
  /**
   * Finds a page's sidebar; pages with the same key share one. `references` are the sidebar
   * macros of the page's body; `name` is the macro's or file's, in lower case.
   */
  findKey(
    page: Page,
    references: readonly SidebarReference[],
  ): { key: string; name: string } | null;
  /** Renders the HTML without current page (`markSidebar` adds it). Empty without entries. */
  render(key: string, locale: Locale): string;
}

/** Opens the sidebars of a site; files are read, and locales prepared, when a page first needs them. */
export function createSidebars(options: SidebarsOptions): Sidebars {
  const { site, platform, locateName = locateSidebarName } = options;
  const library = createYamlLibrary(options);
  const rendered = new LRUCache<string, string>({ max: KEPT_SIDEBARS });
  const makers = new Map<Locale, SidebarMaker>();
  const reportUnknown = (page: Page, name: string): void => {
    const place = locateName(page, name);
    // Reported for the en-US page, whose front matter a translation takes it from.
    if (place.line === null && page.fallbackFolder !== null) return;
    const flaw = describeUnknownSidebar(name, findAreaSidebar(page.slug));
    options.report(withFile({ ...flaw, ...place }, page.path));
  };

  function openMaker(locale: Locale): SidebarMaker {
    const view = createLocaleView(site, locale, options.translate(locale));
    return { view, links: createSidebarLinks(view) };
  }

  const openApi = (maker: SidebarMaker) => ({
    maker,
    platform,
    groups: options.groups(),
  });

  function listPart(maker: SidebarMaker, { name, args }: SidebarPart): SidebarItem[] {
    const [first = "", second = ""] = args;
    if (name === "apiref") return listApiReference(openApi(maker), first, second);
    if (name === "defaultapisidebar") return listDefaultApi(openApi(maker), first);
    if (name === "jsref") return listJsReference(maker, first);
    if (name === "tree") return listSlugTree(maker, first);
    const sidebar = library.find(name);
    return sidebar ? listYamlItems(maker, sidebar, first) : [];
  }

  return {
    findKey(page, references) {
      const parts = chooseSidebar(
        { site, library, groups: options.groups, reportUnknown },
        page,
        references,
      );
      const key = [...new Set(parts.map((part) => formatSidebarKey([part])))].join("+");
      const [reference = parts[0]] = references.length > 0 ? references : page.sidebar;
      return reference ? { key, name: reference.name.toLowerCase() } : null;
    },

    render(key, locale) {
      const maker = getOrCreate(makers, locale, () => openMaker(locale));
      const name = `${locale} ${key}`;
      const known = rendered.get(name);
      if (known !== undefined) return known;
      const html = renderItems(
        parseSidebarKey(key).flatMap((part) => listPart(maker, part)),
      );
      rendered.set(name, html);
      return html;
    },
  };
}
