import { join } from "node:path";
import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import { urlKey } from "~/domain/documents/slug";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { Page, SidebarReference } from "../core/page";
import { collectGroups } from "../sidebars/api-groups";
import type { DocsSource } from "../sources/docs/read-pages";
import type { PlatformData } from "../sources/platform/platform-data";
import { readApiGroups } from "../sidebars/read-api-groups";
import {
  createSidebars,
  type Sidebars,
  type SidebarsOptions,
} from "../sidebars/render-sidebar";
import { createSite } from "../core/create-site";
import { memoize } from "../core/memoize";
import type { Site } from "../core/site";

/** A page's choice of sidebar: by name, or written in the page itself. */
interface ChosenSidebars {
  sidebars: SidebarReference[];
  quickLinksHtml: string | null;
}

interface SidebarSources {
  options: { contentRoot: string; shippedSidebars: string };
  docs: Pick<DocsSource, "pages" | "redirects">;
  platform: () => PlatformData;
  /** Made of the documents by default. */
  site?: Site;
  locateName?: SidebarsOptions["locateName"];
}

/** Finds what a rendered page chose. */
type FindChoice = (page: Page) => ChosenSidebars | undefined;

/** Opens the sidebars of a compile, of which all pages have been rendered. */
export function openSidebars(
  { options, docs, platform, locateName, site }: SidebarSources,
  findChoice: FindChoice,
  report: (flaw: Flaw) => void,
): Sidebars {
  const { contentRoot, shippedSidebars } = options;
  function* listReferences() {
    for (const page of docs.pages)
      for (const sidebar of findChoice(page)?.sidebars ?? []) yield { page, sidebar };
  }
  const own = readApiGroups(contentRoot, report);
  return createSidebars({
    site: site ?? createSite(docs.pages, docs.redirects),
    translate: loadContentStrings(),
    platform: platform(),
    groups: memoize(() => own ?? collectGroups(listReferences())),
    yamlFolders: [join(contentRoot, "sidebars")],
    shippedFolder: shippedSidebars,
    report,
    ...(locateName && { locateName }),
  });
}

export interface ShownSidebars {
  pages: readonly Page[];
  findChoice: FindChoice;
  sidebars: Sidebars;
}

/** Renders each sidebar once per locale and stores which page shows which. */
export function writeSidebars(
  writer: ContentStoreWriter,
  { pages, findChoice, sidebars }: ShownSidebars,
): void {
  const documentIds = writer.listDocumentIds();
  const ids = new Map<string, number>();
  for (const page of pages) {
    const remembered = findChoice(page);
    const id = documentIds.get(urlKey(page.url));
    if (!remembered || id === undefined) continue;
    const sidebarId = getSidebarId(page, remembered);
    if (sidebarId !== null) writer.setSidebar(id, sidebarId);
  }

  function getSidebarId(page: Page, remembered: ChosenSidebars): number | null {
    const { quickLinksHtml } = remembered;
    if (quickLinksHtml !== null) return writer.addSidebar("quick_links", quickLinksHtml);
    const choice = sidebars.findKey(page, remembered.sidebars);
    if (!choice) return null;
    const key = `${page.locale} ${choice.key}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const html = sidebars.render(choice.key, page.locale);
    const id = writer.addSidebar(choice.name, html);
    ids.set(key, id);
    return id;
  }
}
