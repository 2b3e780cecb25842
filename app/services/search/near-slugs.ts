import { countEdits } from "~/domain/search/count-edits";
import { createCloseNames } from "./close-names";

/** Longer than any slug; limits the cost of the edit distance. */
const MOST_CHARACTERS = 250;
const MOST_FOUND = 5;
/** Maximum distance behind the nearest page. */
const MOST_BEHIND_NEAREST = 1;
/** Shortest segment in which one or two edits count as a misspelling. */
const SHORTEST_SEGMENT = 4;
const MOST_SEGMENT_EDITS = 2;
const NEAR_SEGMENT_COST = 1;
const MISSING_SEGMENT_COST = 3;
const EXTRA_SEGMENT_COST = 0.25;

export interface SluggedPage {
  /** Lower case. */
  slug: string;
  /** Tie-breaker between equally near pages: lower comes first. */
  slugRank: number;
}

export interface NearSlugs<Page> {
  /** Lists up to five pages that a slug without a page may mean, nearest first. */
  list(slug: string): Page[];
}

/**
 * Finds pages by an approximate slug: whole slugs one or two edits away, and pages with a similar
 * last segment whose other segments mostly match. The latter also finds pages whose middle segments
 * have changed.
 */
export function createNearSlugs<Page extends SluggedPage>(
  pages: readonly Page[],
): NearSlugs<Page> {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const byLeaf = groupByLeaf(pages);
  const closeSlugs = createCloseNames([...bySlug.keys()]);
  const closeLeaves = createCloseNames([...byLeaf.keys()]);
  return {
    list(slug) {
      const wanted = slug.toLowerCase();
      if (wanted.length > MOST_CHARACTERS) return [];
      const found = new Map<Page, number>();
      const [leaf = "", ...parents] = wanted.split("/").reverse();
      for (const { name, edits } of [{ name: leaf, edits: 0 }, ...closeLeaves.list(leaf)])
        for (const page of byLeaf.get(name) ?? []) {
          const distance = measureParents(parents, page);
          if (distance !== null) found.set(page, edits + distance);
        }
      for (const { name, edits } of closeSlugs.list(wanted)) {
        const page = bySlug.get(name);
        if (page) found.set(page, Math.min(edits, found.get(page) ?? edits));
      }
      return orderFound(found);
    },
  };
}

function groupByLeaf<Page extends SluggedPage>(pages: readonly Page[]) {
  const byLeaf = new Map<string, Page[]>();
  for (const page of pages) {
    const leaf = page.slug.slice(page.slug.lastIndexOf("/") + 1);
    const group = byLeaf.get(leaf);
    if (group) group.push(page);
    else byLeaf.set(leaf, [page]);
  }
  return byLeaf;
}

/**
 * Returns the distance between a page's parents and these segments; null when at least half of them
 * are missing.
 */
function measureParents(wanted: readonly string[], { slug }: SluggedPage): number | null {
  const own = slug.split("/").slice(0, -1);
  let missing = 0;
  let cost = 0;
  for (const segment of wanted) {
    if (own.includes(segment)) continue;
    if (own.some((each) => isNearSegment(segment, each))) cost += NEAR_SEGMENT_COST;
    else missing += 1;
  }
  if (wanted.length > 0 && missing * 2 >= wanted.length) return null;
  const extra = Math.max(0, own.length - (wanted.length - missing));
  return cost + missing * MISSING_SEGMENT_COST + extra * EXTRA_SEGMENT_COST;
}

function isNearSegment(segment: string, own: string): boolean {
  return (
    Math.min(segment.length, own.length) >= SHORTEST_SEGMENT &&
    countEdits(segment, own, MOST_SEGMENT_EDITS) <= MOST_SEGMENT_EDITS
  );
}

function orderFound<Page extends SluggedPage>(found: ReadonlyMap<Page, number>): Page[] {
  const nearest = Math.min(...found.values());
  return [...found]
    .filter(([, distance]) => distance <= nearest + MOST_BEHIND_NEAREST)
    .sort(
      ([a, distanceOfA], [b, distanceOfB]) =>
        distanceOfA - distanceOfB ||
        a.slugRank - b.slugRank ||
        a.slug.length - b.slug.length,
    )
    .slice(0, MOST_FOUND)
    .map(([page]) => page);
}
