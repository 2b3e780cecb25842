import { toLeaf } from "../../documents/slug";
import { countEdits } from "../count-edits";
import { getOrCreate } from "../../text/get-or-create";
import type { Columns, NamedColumns } from "./columns";
import { openLists, packLists } from "./lists";
import { openNames, packNames } from "./names";

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

const SLUGS = "slugs";
const LEAVES = "leaves";
const PAGES = "leaves.pages";

/** Packs the distinct slugs (lower case) of the pages, in their order. */
export function packSlugs(slugs: readonly string[]): NamedColumns {
  const byLeaf = new Map<string, number[]>();
  for (const [at, slug] of slugs.entries())
    getOrCreate(byLeaf, toLeaf(slug), (): number[] => []).push(at);
  return {
    ...packNames(SLUGS, slugs),
    ...packNames(LEAVES, [...byLeaf.keys()]),
    ...packLists(PAGES, [...byLeaf.values()]),
  };
}

/**
 * Finds pages by an approximate slug: whole slugs one or two edits away, and pages with a similar
 * last segment whose other segments mostly match. The latter also finds pages whose middle segments
 * have changed.
 */
export function openNearSlugs<Page extends SluggedPage>(
  columns: Columns,
  readPage: (at: number) => Page,
): NearSlugs<Page> {
  const slugs = openNames(columns, SLUGS);
  const leaves = openNames(columns, LEAVES);
  const pages = openLists(columns, PAGES);
  const listNamed = (leaf: string): Page[] => {
    const at = leaves.find(leaf);
    return at === null ? [] : Array.from(pages.read(at), readPage);
  };
  return {
    list(slug) {
      const wanted = slug.toLowerCase();
      if (wanted.length > MOST_CHARACTERS) return [];
      const found = new Map<Page, number>();
      const [leaf = "", ...parents] = wanted.split("/").reverse();
      for (const { name, edits } of [{ name: leaf, edits: 0 }, ...leaves.list(leaf)])
        for (const page of listNamed(name)) {
          const distance = measureParents(parents, page);
          if (distance !== null) found.set(page, edits + distance);
        }
      for (const { name, edits } of slugs.list(wanted)) {
        const at = slugs.find(name);
        if (at === null) continue;
        const page = readPage(at);
        found.set(page, Math.min(edits, found.get(page) ?? edits));
      }
      return orderFound(found);
    },
  };
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
