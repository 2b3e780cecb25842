import type { ArchiveFile } from "../files/archive-file";
import { createArchiveLinks, type ArchiveAsset } from "../pages/archive-links";
import type { Chapter } from "./list-chapters";
import {
  listIds,
  readChapter,
  renderChapter,
  type ChapterContext,
} from "./render-chapter";
import {
  CONTAINER,
  renderAboutBook,
  renderCover,
  renderCoverPage,
  renderNavigation,
  renderPackage,
  type BookItem,
  type BookOptions,
} from "./render-package.server";

export interface EpubOptions
  extends Pick<ChapterContext, "store" | "translate">, Omit<BookOptions, "translate"> {
  chapters: readonly Chapter[];
  styles: string;
  onPage: () => void;
}

const XHTML = "application/xhtml+xml";
const ROOT = "EPUB";

/**
 * Lists the files of an EPUB 3, the type first. Chapters are rendered twice, because links may lead
 * only to ids that exist, also in later chapters, and no book fits into memory for sure.
 */
export function* listBookFiles(options: EpubOptions): Iterable<ArchiveFile> {
  const { chapters, facts, store, locale } = options;
  const links = createArchiveLinks(chapters, { store, siteOrigin: facts.siteOrigin });
  const context = { ...options, links, siteOrigin: facts.siteOrigin };
  const book = { ...options, translate: options.translate(locale) };
  yield { path: "mimetype", type: "application/zip", body: "application/epub+zip" };
  yield { path: "META-INF/container.xml", type: "text/xml", body: CONTAINER };
  const items: BookItem[] = [];
  const add = (file: ArchiveFile, properties: string[] = [], isInSpine = false) => {
    items.push({ path: file.path, type: file.type, properties, isInSpine });
    return { ...file, path: `${ROOT}/${file.path}` };
  };
  const toPage = (path: string, body: string) => ({ path, type: XHTML, body });
  yield add({ path: "cover.svg", type: "image/svg+xml", body: renderCover(book) }, [
    "cover-image",
  ]);
  yield add(toPage("cover.xhtml", renderCoverPage(book)), [], true);
  yield add(toPage("nav.xhtml", renderNavigation(chapters, book)), ["nav"], true);
  yield add({ path: "styles.css", type: "text/css", body: options.styles });
  const idsOf = collectIds(chapters, context);
  const written = new Set<string>();
  for (const chapter of chapters) {
    const tree = readChapter(chapter, context);
    if (!tree) continue;
    const { xhtml, properties } = renderChapter(chapter, tree, idsOf);
    yield add(toPage(chapter.path, xhtml), properties, true);
    for (const asset of listNew(tree.assets, written)) yield add(asset);
    options.onPage();
  }
  yield add(toPage("about.xhtml", renderAboutBook(book)), [], true);
  const body = renderPackage(items, book);
  yield { path: `${ROOT}/package.opf`, type: "application/oebps-package+xml", body };
}

function collectIds(
  chapters: readonly Chapter[],
  context: ChapterContext,
): Map<string, ReadonlySet<string>> {
  const idsOf = new Map<string, ReadonlySet<string>>();
  for (const chapter of chapters) {
    const tree = readChapter(chapter, context);
    if (tree) idsOf.set(chapter.path, listIds(tree));
  }
  return idsOf;
}

function* listNew(
  assets: readonly ArchiveAsset[],
  written: Set<string>,
): Iterable<ArchiveFile> {
  for (const { path, contentType: type, body } of assets) {
    if (written.has(path)) continue;
    written.add(path);
    yield { path, type, body };
  }
}
