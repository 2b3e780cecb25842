import type { FeatureStatus } from "~/domain/documents/document";
import { urlKey } from "~/domain/documents/slug";
import { getOrCreate } from "~/domain/text/get-or-create";
import {
  listChildren,
  readStatus,
  toDocPath,
  type Feature,
  type FeatureFacts,
  type FeatureTree,
} from "../../sources/platform/compat/features";

/** A page that the data names, and its features. */
export interface BcdPage {
  /** As in the documentation URL after `/docs/`, without fragment. */
  slug: string;
  /** The first of `keys`. */
  key: string;
  /** The keys that describe the page best, as front matter `browser-compat` would list them. */
  keys: string[];
  /** All other keys whose documentation is this page or a part of it. */
  otherKeys: string[];
  /** The feature at `key`. */
  feature: Feature;
  /** Status that applies to all of `keys`. */
  status: FeatureStatus[];
  /** Ids of the web-features of `key`. */
  webFeatures: string[];
}

/** Index of browser-compat-data by page, key and web-feature. */
export interface BcdPages {
  /** In data order. */
  pages: readonly BcdPage[];
  /** Finds the page about the feature at this key. */
  findByKey(key: string): BcdPage | null;
  /** Ignores case. */
  findBySlug(slug: string): BcdPage | null;
  /**
   * Lists the pages directly below a page, by its exact slug, none of whose features the data has below this key:
   * `fetch()` of all global scopes is at its root, and a proxy's traps are beside its constructor. In data order.
   */
  listFromElsewhere(slug: string, key: string): readonly BcdPage[];
  /** Lists the pages whose features belong to a web-feature, in data order. */
  listByWebFeature(id: string): readonly BcdPage[];
}

interface Mention {
  feature: Feature;
  facts: FeatureFacts;
  hasFragment: boolean;
}

/** Top-level entries of the data set that are no areas. */
const NOT_AREAS = new Set(["__meta", "browsers"]);
const WEB_FEATURE_TAG = "web-features:";

/** Walks all features once, so that look-ups are map reads. */
export function indexBcdPages(compat: FeatureTree): BcdPages {
  const pages = [...groupBySlug(compat)].map(([slug, mentions]) =>
    toPage(slug, mentions),
  );
  const byKey = new Map<string, BcdPage>();
  const byWebFeature = new Map<string, BcdPage[]>();
  const byParent = new Map<string, BcdPage[]>();
  for (const page of pages) {
    const parent = page.slug.slice(0, Math.max(0, page.slug.lastIndexOf("/")));
    getOrCreate(byParent, parent, () => []).push(page);
    for (const key of page.otherKeys) byKey.set(key, page);
    for (const key of page.keys) byKey.set(key, page);
    for (const id of page.webFeatures) {
      getOrCreate(byWebFeature, id, () => []).push(page);
    }
  }
  const bySlug = new Map(pages.map((page) => [urlKey(page.slug), page]));
  return {
    pages,
    findByKey: (key) => byKey.get(key) ?? null,
    findBySlug: (slug) => bySlug.get(urlKey(slug)) ?? null,
    listFromElsewhere: (slug, key) =>
      (byParent.get(slug) ?? []).filter(({ keys, otherKeys }) =>
        [...keys, ...otherKeys].every((one) => !one.startsWith(`${key}.`)),
      ),
    listByWebFeature: (id) => byWebFeature.get(id) ?? [],
  };
}

/** A web-feature with more pages is a whole area, such as the DOM. */
const MOST_PAGES_OF_A_FEATURE = 100;

/** True when a web-feature's pages are too many to be related. */
export function isWholeArea(id: string, { bcd }: { bcd(): BcdPages }): boolean {
  return bcd().listByWebFeature(id).length > MOST_PAGES_OF_A_FEATURE;
}

/** Lists the pages of one area of the data (`api`, `css`, ...), by their best key. */
export function listAreaPages(bcd: BcdPages, area: string): BcdPage[] {
  return bcd.pages.filter(({ key }) => key.startsWith(`${area}.`));
}

/** Maps a feature's status to the values of front matter. */
export function toFeatureStatus(facts: FeatureFacts | undefined): FeatureStatus[] {
  const status = facts && readStatus(facts);
  if (!status) return [];
  return [
    ...(status.experimental ? (["experimental"] as const) : []),
    ...(status.standard_track ? [] : (["non-standard"] as const)),
    ...(status.deprecated ? (["deprecated"] as const) : []),
  ];
}

/** Lists the direct sub-features of a feature. */
export function listFeaturesBelow(feature: Feature): Feature[] {
  return listChildren(feature).filter(({ node }) => node.__compat !== undefined);
}

function groupBySlug(compat: FeatureTree): Map<string, Mention[]> {
  const bySlug = new Map<string, Mention[]>();
  const visit = (feature: Feature): void => {
    noteMention(bySlug, feature);
    for (const child of listChildren(feature)) visit(child);
  };
  for (const [name, node] of Object.entries(compat))
    if (!NOT_AREAS.has(name)) visit({ key: name, name, node });
  return bySlug;
}

function noteMention(bySlug: Map<string, Mention[]>, feature: Feature): void {
  const facts = feature.node.__compat;
  const path = facts ? toDocPath(facts) : null;
  if (!facts || !path?.startsWith("/docs/")) return;
  const [slug = "", fragment] = path.slice("/docs/".length).split("#", 2);
  const mention = { feature, facts, hasFragment: fragment !== undefined };
  getOrCreate(bySlug, slug, () => []).push(mention);
}

function toPage(slug: string, mentions: readonly Mention[]): BcdPage {
  const best = pickBest(slug, mentions);
  const [first = best[0]] = best;
  if (!first) throw new TypeError(`no feature names ${slug}`);
  return {
    slug,
    key: first.feature.key,
    keys: best.map(({ feature }) => feature.key),
    otherKeys: mentions
      .filter((mention) => !best.includes(mention))
      .map(({ feature }) => feature.key),
    feature: first.feature,
    status: pickCommonStatus(best),
    webFeatures: listWebFeatures(first.facts),
  };
}

/**
 * Picks the features that a page is really about: features that mean the whole page, of these
 * the ones whose keys resemble the slug most, of these the least deep ones. Therefore none is
 * an ancestor of another, and a method that three interfaces share belongs to the first of
 * them.
 */
function pickBest(slug: string, mentions: readonly Mention[]): Mention[] {
  const whole = mentions.filter(({ hasFragment }) => !hasFragment);
  const candidates = whole.length > 0 ? whole : mentions;
  if (candidates.length < 2) return [...candidates];
  const likest = keepLowest(candidates, ({ feature }) => -countLike(slug, feature.key));
  return keepLowest(likest, ({ feature }) => feature.key.split(".").length);
}

function keepLowest(
  mentions: readonly Mention[],
  rank: (mention: Mention) => number,
): Mention[] {
  const lowest = Math.min(...mentions.map(rank));
  return mentions.filter((mention) => rank(mention) === lowest);
}

/** Counts equal names at the ends of key and slug. */
function countLike(slug: string, key: string): number {
  const slugNames = slug.toLowerCase().split("/").reverse();
  const keyNames = key.toLowerCase().split(".").reverse();
  const different = keyNames.findIndex((name, at) => name !== slugNames[at]);
  return different === -1 ? keyNames.length : different;
}

function pickCommonStatus(mentions: readonly Mention[]): FeatureStatus[] {
  const [first = [], ...others] = mentions.map(({ facts }) => toFeatureStatus(facts));
  return first.filter((status) => others.every((other) => other.includes(status)));
}

function listWebFeatures({ tags }: FeatureFacts): string[] {
  return (tags ?? []).flatMap((tag) =>
    tag.startsWith(WEB_FEATURE_TAG) ? [tag.slice(WEB_FEATURE_TAG.length)] : [],
  );
}
