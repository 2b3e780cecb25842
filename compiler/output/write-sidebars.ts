import { join } from "node:path";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/flaw";
import { urlKey } from "~/domain/slug";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { CompileJob } from "../compile-job";
import type { PageMemory } from "../incremental/page-memory";
import type { Page } from "../page";
import { collectGroups } from "../sidebars/api-groups";
import { readApiGroups } from "../sidebars/read-api-groups";
import { createSidebars, type Sidebars } from "../sidebars/render-sidebar";
import { createSite } from "../site-index";

/** The sidebars of a compile; `memory`: of every page, by URL key. */
export function openSidebars(
  { options, docs, platform }: CompileJob,
  memory: ReadonlyMap<string, PageMemory>,
  report: (flaw: Flaw) => void,
): Sidebars {
  const { contentRoot, shippedSidebars } = options;
  const listReferences = () =>
    docs.pages.flatMap((page) =>
      (memory.get(urlKey(page.url))?.sidebars ?? []).map((sidebar) => ({
        page,
        sidebar,
      })),
    );
  return createSidebars({
    site: createSite(docs.pages, docs.redirects),
    translate: loadContentStrings(),
    platform: platform(),
    groups: readApiGroups(contentRoot, report) ?? collectGroups(listReferences()),
    yamlFolders: [join(contentRoot, "sidebars")],
    shippedFolder: shippedSidebars,
    report,
  });
}

export interface ShownSidebars {
  pages: readonly Page[];
  memory: readonly PageMemory[];
  sidebars: Sidebars;
}

/** Renders each sidebar once per locale and notes which page shows which. */
export function writeSidebars(writer: ContentStoreWriter, shown: ShownSidebars): void {
  const ids = new Map<string, number>();
  setSidebars(writer, shown, (key) => ids.get(key) ?? null, ids);
}

/** The same for some pages of a store that has sidebars already. */
export function showSidebars(writer: ContentStoreWriter, shown: ShownSidebars): void {
  setSidebars(writer, shown, (key) => writer.findSidebarId(key), new Map());
}

function setSidebars(
  writer: ContentStoreWriter,
  { pages, memory, sidebars }: ShownSidebars,
  findId: (key: string) => number | null,
  ids: Map<string, number>,
): void {
  const documentIds = writer.listDocumentIds();
  const byUrl = new Map(memory.map((page) => [urlKey(page.url), page]));
  for (const page of pages) {
    const remembered = byUrl.get(urlKey(page.url));
    const id = documentIds.get(urlKey(page.url));
    if (!remembered || id === undefined) continue;
    const sidebarId = getSidebarId(page, remembered);
    if (sidebarId !== null) writer.setSidebar(id, sidebarId);
  }

  function getSidebarId(page: Page, remembered: PageMemory): number | null {
    const { quickLinksHtml: html } = remembered;
    if (html !== null) return writer.addSidebar({ key: null, name: "quick_links", html });
    const choice = sidebars.findKey(page, remembered.sidebars);
    if (!choice) return null;
    const key = `${page.locale} ${choice.key}`;
    const known = ids.get(key) ?? findId(key);
    if (known !== null) return known;
    const id = writer.addSidebar({
      key,
      name: choice.name,
      html: sidebars.render(choice.key, page.locale),
    });
    ids.set(key, id);
    return id;
  }
}
