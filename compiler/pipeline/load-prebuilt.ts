import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { NewAreaPage } from "~/content-store/area-writer.server";
import { packJson } from "~/content-store/packed-json.server";
import { explainWriteFailure } from "~/content-store/errors";
import {
  createContentStoreWriter,
  type ContentStoreWriter,
} from "~/content-store/writer.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { Document } from "~/domain/documents/document";
import type { Flaw, ReportFlaw } from "~/domain/documents/flaw";
import { isSearchable } from "~/domain/search/is-searchable";
import { urlKey } from "~/domain/documents/slug";
import {
  describeBrokenPage,
  describePassedOverPage,
} from "../flaws/broken-prebuilt-page";
import {
  computePrebuiltFingerprint,
  findCurrentPrebuilt,
  type CompileSummary,
  type PrebuiltOptions,
} from "./last-compile";
import { createCompatPacker } from "../output/pack-compat-tables";
import { listNewest, toPageContribution } from "../output/write-contributions";
import { writeSearchIndexes } from "../output/write-search-indexes";
import { findAssetType } from "~/domain/documents/asset-types";
import { withFile } from "../flaws/with-file";
import { readRedirects } from "../sources/docs/redirects";
import { loadPlatformData } from "../sources/platform";
import { cleanSidebar } from "../prebuilt/clean-sidebar";
import type { PrebuiltArea } from "../prebuilt/area-schema";
import { parsePrebuiltPage, type PrebuiltDocument } from "../prebuilt/document-schema";
import { groupGenericPages } from "../prebuilt/group-generic-pages";
import { listTree, type TreePage } from "../prebuilt/list-tree";
import { renderRelatedContent } from "../prebuilt/related-content";
import { toArea } from "../prebuilt/to-area";
import { toDocument } from "../prebuilt/to-document";

/**
 * Fills the store from a prebuilt tree, unless the store is up to date. Throws SourceRootError
 * when the tree can't be read; a broken file becomes a flaw.
 */
export async function loadPrebuilt(options: PrebuiltOptions): Promise<CompileSummary> {
  const tree = listTree(options.outRoot);
  const current = findCurrentPrebuilt(options);
  if (current) return current;
  const fingerprint = computePrebuiltFingerprint(options);
  const writer = createContentStoreWriter(options.storeFile);
  try {
    const load = createLoad(writer, options);
    for (const [at, page] of tree.pages.entries()) {
      load.addPage(page);
      options.onProgress?.(at + 1, tree.pages.length);
      // Yields to the progress bar and to stop requests.
      if (at % PAGES_PER_TURN === 0) await new Promise(setImmediate);
    }
    for (const folder of tree.localeFolders) load.addRedirects(folder);
    const { documents, flaws, skipped } = load.finish();
    for (const flaw of flaws) writer.addFlaw(flaw);
    writer.setFingerprints({ all: fingerprint, setup: "prebuilt" });
    writer.finish();
    return { documents, flaws, skipped, unchanged: false };
  } catch (error) {
    writer.abort();
    throw explainWriteFailure(error, options.storeFile);
  }
}

const PAGES_PER_TURN = 100;

interface Load {
  addPage(page: TreePage): void;
  addRedirects(localeFolder: string): void;
  finish(): { documents: number; flaws: Flaw[]; skipped: number };
}

type Listed = Pick<
  Document,
  "locale" | "title" | "modified" | "popularity" | "noIndexing"
> & { url: string };

function createLoad(writer: ContentStoreWriter, { siteName }: PrebuiltOptions): Load {
  const platform = loadPlatformData();
  const translate = loadContentStrings();
  const listed: Listed[] = [];
  const flaws: Flaw[] = [];
  const packCompatTables = createCompatPacker(platform);
  const sidebars = createSidebars(writer);
  let skipped = 0;
  const areas: NewAreaPage[] = [];

  function addPage(page: TreePage): void {
    const parsed = parsePrebuiltPage(readFileSync(page.file, "utf8"));
    if (parsed.kind === "other") {
      skipped++;
      flaws.push(describePassedOverPage(page.path, parsed.reason));
    } else if (parsed.kind === "broken")
      flaws.push(describeBrokenPage(page.path, parsed.reason));
    else if (parsed.kind === "area") addArea(parsed.area, page);
    else addDocument(parsed.doc, page);
  }

  function addArea(area: PrebuiltArea, page: TreePage): void {
    const report: ReportFlaw = (flaw) => void flaws.push(withFile(flaw, page.path));
    const made = toArea(area, { file: page.file, siteName, report, translate });
    areas.push(made);
    for (const file of page.assets) addAsset(writer, made.url.replace(/\/$/, ""), file);
  }

  function addDocument(doc: PrebuiltDocument, page: TreePage): void {
    const report: ReportFlaw = (flaw) => void flaws.push(withFile(flaw, page.path));
    const { document, text, samples } = toDocument(doc, {
      path: page.path,
      platform,
      siteName,
      report,
      translate,
    });
    const { mdn_url: url, locale, title, summary, modified, popularity } = document;
    const { noIndexing, short_title, pageType, browserCompat } = document;
    const packed = packJson(JSON.stringify(document));
    const facts = { url, locale, title, summary, modified };
    const rank = { popularity, isSearchable: isSearchable(document) };
    const id = writer.addDocument({
      ...facts,
      ...rank,
      packed,
      text,
      listed: { short_title, pageType, browserCompat },
    });
    if (id === null) {
      flaws.push(describeBrokenPage(page.path, `another file has the page ${url}`));
      return;
    }
    listed.push({ url, locale, title, modified, popularity, noIndexing });
    const sidebar = doc.sidebarHTML
      ? cleanSidebar(doc.sidebarHTML, report)
      : renderRelatedContent(doc.related_content);
    if (sidebar !== null) sidebars.set(id, document, sidebar);
    writer.addSamples(id, samples);
    for (const table of packCompatTables(document.body)) writer.addCompatTable(table);
    for (const file of page.assets) addAsset(writer, url, file);
  }

  return {
    addPage,
    addRedirects(folder) {
      const { redirects, flaws: problems } = readRedirects(folder);
      for (const { from, to } of redirects) writer.addRedirect(from, to);
      const path = `${basename(folder)}/_redirects.txt`;
      flaws.push(...problems.map((flaw) => withFile(flaw, path)));
    },
    finish() {
      writer.setCompatBrowsers(platform.browsers);
      writer.setUpdates(platform.packUpdates());
      for (const page of groupGenericPages(areas)) writer.putAreaPage(page);
      const found = listed.filter(({ noIndexing }) => !noIndexing);
      writeSearchIndexes(writer, found, listPopularities(found));
      const dated = listed.map((page) => ({ ...page, commit: null }));
      writer.setContributions(listNewest(dated).map(toPageContribution));
      return { documents: listed.length + areas.length, flaws, skipped };
    },
  };
}

/** Stores each sidebar once, because the pages of an area share it. */
function createSidebars(writer: ContentStoreWriter) {
  const ids = new Map<string, number>();
  return {
    set(documentId: number, { locale, sidebarMacro }: Document, html: string): void {
      const key = `${locale} ${html}`;
      const id = ids.get(key) ?? writer.addSidebar(sidebarMacro ?? "sidebar", html);
      ids.set(key, id);
      writer.setSidebar(documentId, id);
    },
  };
}

function addAsset(writer: ContentStoreWriter, pageUrl: string, file: string): void {
  const contentType = findAssetType(file);
  if (contentType === null) return;
  const url = `${pageUrl}/${basename(file)}`;
  writer.addAsset({ url, contentType, body: readFileSync(file) });
}

function listPopularities(listed: readonly Listed[]): Map<string, number> {
  return new Map(
    listed.flatMap(({ url, popularity }) =>
      popularity === null ? [] : [[urlKey(url), popularity] as const],
    ),
  );
}
