import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { setInCode, toHandwrittenLabel } from "./labels";
import type { SidebarItem } from "./sidebar-item";
import type { SidebarLink } from "./sidebar-links";
import { toSlug } from "./sidebar-path";
import { listGroupedSubPages, listSubPages, type SidebarMaker } from "./sub-pages";
import { listWebExtensionApis } from "./web-extension-apis";
import type { LibrarySidebar } from "./yaml-library";
import type { YamlEntry } from "./yaml-schema";

/**
 * Makes the entries of a sidebar file. `api` is the slug part of the WebExtensions API to
 * expand.
 */
export function listYamlItems(
  maker: SidebarMaker,
  sidebar: LibrarySidebar,
  api: string,
): SidebarItem[] {
  const { links, view } = maker;

  function makeEntry(entry: YamlEntry): SidebarItem[] {
    switch (entry.type) {
      case "listSubPages":
      case "listSubPagesGrouped":
        return makeContainer(entry, makeSubPages(entry));
      case "webExtApi":
        return makeContainer(
          { details: "closed", ...entry },
          listWebExtensionApis(maker, api),
        );
      default:
        return makeContainer(entry, makeEntries(entry.children ?? []));
    }
  }

  function makeEntries(entries: readonly YamlEntry[]): SidebarItem[] {
    const items = entries.flatMap(makeEntry);
    return sidebar.dropMissing ? items.filter(leadsSomewhere) : items;
  }

  function makeSubPages(entry: YamlEntry): SidebarItem[] {
    const slug = toSlug(entry.path ?? "");
    const list = entry.type === "listSubPages" ? listSubPages : listGroupedSubPages;
    const items = list(maker, slug, entry);
    if (!entry.includeParent || items.length === 0) return items;
    const overview = links.toPath(slug, { label: view.translate("sidebar-overview") });
    return overview.missing ? items : [{ html: overview.html }, ...items];
  }

  /** Inserts a list without link and title among its neighbours. */
  function makeContainer(entry: YamlEntry, children: SidebarItem[]): SidebarItem[] {
    const link = makeLink(entry);
    if (!link) return children;
    const section = entry.type === "section";
    const isDropped = sidebar.dropMissing && link.missing;
    if (isDropped && children.length === 0 && !section) return [];
    const html = isDropped ? link.label : link.html;
    return [{ html, section, details: entry.details ?? null, children }];
  }

  /**
   * Makes a link. A label without link counts as missing, because it has no use alone; null
   * without label.
   */
  function makeLink(entry: YamlEntry): SidebarLink | null {
    const label = makeLabel(entry);
    if (entry.link === undefined)
      return label === null ? null : { html: label, label, missing: true };
    return links.toPath(entry.link, {
      label: label ?? undefined,
      // For a list, `code` applies to its sub-pages.
      code: entry.code && entry.path === undefined,
      hash: entry.hash,
    });
  }

  function makeLabel({ title, code, path }: YamlEntry): string | null {
    if (title === undefined) return null;
    const text = findText(sidebar, view.locale, title) ?? title;
    const label = toHandwrittenLabel(text);
    return code && path === undefined ? setInCode(label) : label;
  }

  return makeEntries(sidebar.sidebar);
}

/** Returns the label in the locale, else in English. */
function findText({ l10n }: LibrarySidebar, locale: Locale, key: string): string | null {
  for (const labels of [l10n?.[locale], l10n?.[DEFAULT_LOCALE]]) {
    if (labels && Object.hasOwn(labels, key)) return labels[key] ?? null;
  }
  return null;
}

/** False for a heading without link and without entries before the next heading. */
function leadsSomewhere(
  item: SidebarItem,
  index: number,
  items: readonly SidebarItem[],
): boolean {
  if (!item.section || item.html.startsWith("<a ") || item.children?.length) return true;
  const next = items[index + 1];
  return next !== undefined && !next.section;
}
