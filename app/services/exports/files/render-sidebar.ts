import type { ContentStore } from "~/content-store/content-store";
import { toHref } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { getAttribute, setAttribute } from "~/domain/html/tree";
import type { ArchiveLinks } from "../pages/archive-links";
import { toRelative } from "../pages/archive-links";
import { serializeHtml, visitElements } from "../pages/html-tree";
import { makeSelfContained } from "../pages/make-self-contained";
import type { PageEntry } from "../pages/scope";
import type { ArchiveFile } from "./archive-file";
import { OWN_FILES } from "./render-frame";

function toSidebarPath(id: number): string {
  return `sidebars/${id}.html`;
}

/** Address of a page's entry in its sidebar, which browsers scroll to and open. */
export function toSidebarAddress(id: number, { path }: PageEntry): string {
  return toRelative(path, toSidebarPath(id), `#${toHref(path)}`);
}

export interface SidebarOptions {
  store: ContentStore;
  links: ArchiveLinks;
  locale: Locale;
  translate: ContentText;
  siteOrigin: string;
}

/**
 * Renders a sidebar as a page of its own, which the pages of its area show in a frame: repeated in
 * each of 1,200 pages, the sidebar of CSS alone would have 200 MB. Its entries have the path
 * of their page as id.
 */
export function renderSidebarFile(
  id: number,
  options: SidebarOptions,
): ArchiveFile | null {
  const { store, locale, translate } = options;
  const sidebar = store.findSidebar(id);
  if (!sidebar) return null;
  const path = toSidebarPath(id);
  const html = renderList(sidebar.html, path, options);
  const title = escapeText(translate("archive-sidebar"));
  return {
    path,
    type: "text/html",
    body: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<base target="_top">
<link rel="stylesheet" href="${toRelative(path, OWN_FILES.styles)}">
</head>
<body class="archive archive-sidebar"><nav aria-label="${title}">${html}</nav></body>
</html>
`,
  };
}

function renderList(
  html: string,
  path: string,
  { links, translate, siteOrigin, locale }: SidebarOptions,
): string {
  const page: PageEntry = {
    kind: "document",
    url: `/${locale}/docs`,
    path,
    title: "",
    modified: null,
  };
  const { tree } = makeSelfContained(html, {
    page,
    links,
    translate,
    siteOrigin,
    renderSample: () => null,
  });
  const marked = new Set<string>();
  visitElements(tree, (element) => {
    const href = getAttribute(element, "href");
    if (element.tagName !== "a" || href === null || !href.startsWith("../")) return;
    const target = decodeURIComponent(href.slice("../".length).split("#", 1)[0] ?? "");
    if (marked.has(target)) return;
    marked.add(target);
    const { parentNode: item } = element;
    // A link as target would take the focus ring.
    if (item && "tagName" in item) setAttribute(item, "id", target);
  });
  return serializeHtml(tree);
}
