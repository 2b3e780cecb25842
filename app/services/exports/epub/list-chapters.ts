import { toHref } from "~/domain/documents/slug";
import type { ContentStore } from "~/content-store/content-store";
import type { PageEntry } from "../pages/scope";

/** Types of the pages that are read from beginning to end. */
const GUIDES = /^(?:guide|how-to|tutorial|tutorial-chapter|learn-.+)$/;

export interface Chapter extends PageEntry {
  /** Title of the page above it; null: none. */
  group: string | null;
}

export interface ChapterOptions {
  store: ContentStore;
  /** Heading of the curriculum's pages. */
  curriculumTitle: string;
  /** Whether only guides are chapters, instead of all pages. */
  onlyGuides: boolean;
}

/**
 * Lists the chapters of a book in the order of their sidebars, which is that of reading, and gives
 * them file names; the curriculum comes first.
 */
export function listChapters(
  entries: readonly PageEntry[],
  { store, curriculumTitle, onlyGuides }: ChapterOptions,
): Chapter[] {
  const order = createOrder(store);
  const placed = entries.flatMap((entry, at) => {
    if (entry.kind === "curriculum")
      return [{ entry, group: curriculumTitle, place: [-1, 0, at] }];
    const found = store.findDocument(entry.url);
    if (!found || (onlyGuides && !GUIDES.test(found.document.pageType))) return [];
    const group = found.document.parents.at(-2)?.title ?? null;
    return [{ entry, group, place: [...order(found.sidebarId, entry.url), at] }];
  });
  placed.sort((a, b) => comparePlaces(a.place, b.place));
  return placed.map(({ entry, group }, at) => ({
    ...entry,
    group,
    path: `text/${String(at + 1).padStart(5, "0")}.xhtml`,
  }));
}

/** Returns the number of a page's sidebar, by first appearance, and its place in it. */
function createOrder(store: ContentStore) {
  const sidebars = new Map<number | null, { at: number; places: Map<string, number> }>();
  return (id: number | null, url: string): [number, number] => {
    let known = sidebars.get(id);
    if (!known) {
      const html = id === null ? "" : (store.findSidebar(id)?.html ?? "");
      const links = [...html.matchAll(/ href="([^"#]*)"/g)].map(([, href = ""]) => href);
      const places = new Map(links.map((href, at) => [href, at] as const).reverse());
      known = { at: sidebars.size, places };
      sidebars.set(id, known);
    }
    return [known.at, known.places.get(toHref(url)) ?? -1];
  };
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
