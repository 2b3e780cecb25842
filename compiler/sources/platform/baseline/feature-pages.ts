import { compareCodes } from "~/domain/text/compare-codes";
import { listOverviews } from "./list-overviews";
import { LIKENESS, rankKey, toFeatureNames, type Rank } from "./rank-key";
import type { FeatureData } from "./web-features";

/** Returns a key's page as a path without locale, perhaps with a fragment; null without one. */
export type FindPath = (key: string) => string | null;

type NamedFeature = Pick<FeatureData, "compat_features" | "description_html" | "name">;

/** Pages about a feature as a whole; paths without locale and fragment. */
export interface FeaturePages {
  /**
   * Pages to prefer, best first. No data set lists overviews and guides, so that a site may lack them.
   */
  overviews: string[];
  /** The page that the data names; null rather than one that has nothing of the feature's name. */
  page: string | null;
}

/** Finds the pages about a feature by its id in web-features. */
export function getFeaturePages(
  id: string,
  feature: NamedFeature,
  findPath: FindPath,
): FeaturePages {
  const best = findBest(feature, findPath);
  const hasName = best?.rank[0] === LIKENESS.name;
  return {
    overviews: listOverviews(id, { feature, hasName }),
    page: best?.page ?? null,
  };
}

interface Candidate {
  key: string;
  page: string;
  rank: Rank;
}

function findBest(feature: NamedFeature, findPath: FindPath): Candidate | null {
  const names = toFeatureNames(feature);
  let best: Candidate | null = null;
  for (const key of withOwners(feature.compat_features ?? [])) {
    const rank = rankKey(key, names);
    if (!rank || (best && compareRanks({ key, rank }, best) >= 0)) continue;
    const page = findPage(key, rank, findPath);
    if (page !== null) best = { key, page, rank };
  }
  return best;
}

type Ranked = Pick<Candidate, "key" | "rank">;

function compareRanks(a: Ranked, b: Ranked): number {
  for (const [at, number] of a.rank.entries()) {
    const difference = number - (b.rank[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.key.length - b.key.length || compareCodes(a.key, b.key);
}

/**
 * Adds the features that the keys belong to: some methods of arrays are best told by the page about
 * arrays.
 */
function withOwners(keys: readonly string[]): Set<string> {
  const all = new Set(keys);
  for (const key of keys)
    for (let owner = toOwner(key); owner !== null; owner = toOwner(owner)) all.add(owner);
  return all;
}

/** Returns the key of what a feature is a part of; null for one that is only in an area. */
function toOwner(key: string): string | null {
  const owner = key.slice(0, key.lastIndexOf("."));
  return owner.includes(".") ? owner : null;
}

/**
 * Most attributes and units have no page of their own: that of their element or type tells them. Shared words
 * alone are too little for the page of another name.
 */
function findPage(key: string, [likeness]: Rank, findPath: FindPath): string | null {
  const owner = likeness === LIKENESS.words ? null : toOwner(key);
  const path = findPath(key) ?? (owner === null ? null : findPath(owner));
  return path?.replace(/#.*$/, "") ?? null;
}
