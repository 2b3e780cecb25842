import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { DATA_SITE } from "~/domain/documents/data-addresses";

export type FeatureTree = Omit<CompatData, "__meta" | "browsers">;

/** A feature's own facts, without those of its sub-features. */
export type FeatureFacts = CompatStatement;

/**
 * A feature's status. The data set advises against `experimental`, but tables still show it.
 */
interface StatusMarkers {
  experimental: boolean;
  deprecated: boolean;
  standard_track: boolean;
}

export interface Feature {
  /** Full key: `css.properties.display.grid`. */
  key: string;
  /** Last part of the key. */
  name: string;
  node: Identifier;
}

const NOT_FEATURES = new Set(["__meta", "browsers", "__compat"]);

/**
 * Finds the feature at a dotted key; null for unknown keys. The key may name a mere group of
 * features.
 */
export function findFeature(data: FeatureTree, key: string): Feature | null {
  const names = key.split(".");
  let node: Identifier | undefined = data;
  for (const name of names) {
    if (NOT_FEATURES.has(name) || !node || !Object.hasOwn(node, name)) return null;
    node = node[name];
  }
  return node ? { key, name: names.at(-1) ?? key, node } : null;
}

/** Lists the direct sub-features and groups. */
export function listChildren(feature: Feature): Feature[] {
  const children: Feature[] = [];
  for (const name of Object.keys(feature.node)) {
    const node = name === "__compat" ? undefined : feature.node[name];
    if (node) children.push({ key: `${feature.key}.${name}`, name, node });
  }
  return children;
}

/** Returns a feature's status; undefined when none is recorded. */
export function readStatus(facts: FeatureFacts): StatusMarkers | undefined {
  return facts.status;
}

/**
 * Returns the path of a feature's page without locale (`/docs/Web/...`); null without a page.
 */
export function toDocPath(facts: FeatureFacts): string | null {
  return facts.mdn_url ? stripSite(facts.mdn_url) : null;
}

/** Returns the path of the page that describes a feature, perhaps in a part of it. */
export function toPagePath(facts: FeatureFacts): string | null {
  return toDocPath(facts)?.split("#", 1)[0] ?? null;
}

const KEYS_BY_SLUG = new WeakMap<FeatureTree, Map<string, string[]>>();

/** Lists the keys of the features whose page has this slug, ignoring case. */
export function listKeysOfPage(data: FeatureTree, slug: string): readonly string[] {
  let keys = KEYS_BY_SLUG.get(data);
  if (!keys) KEYS_BY_SLUG.set(data, (keys = indexKeysBySlug(data)));
  return keys.get(slug.toLowerCase()) ?? [];
}

function indexKeysBySlug(data: FeatureTree): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  const visit = (feature: Feature): void => {
    const path = feature.node.__compat && toDocPath(feature.node.__compat);
    const slug = path?.replace(/^\/docs\//, "").toLowerCase();
    if (slug) keys.set(slug, [...(keys.get(slug) ?? []), feature.key]);
    listChildren(feature).forEach(visit);
  };
  for (const name of Object.keys(data)) {
    const area = findFeature(data, name);
    if (area) visit(area);
  }
  return keys;
}

/** Makes links to the documentation site relative: `href="/docs/..."`. */
export function stripSiteFromLinks(html: string): string {
  return html.includes(DATA_SITE)
    ? html.replaceAll(`href="${DATA_SITE}/`, 'href="/')
    : html;
}

function stripSite(url: string): string {
  return url.startsWith(DATA_SITE) ? url.slice(DATA_SITE.length) : url;
}
