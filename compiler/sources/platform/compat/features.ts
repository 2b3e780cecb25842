import type { CompatData, CompatStatement, Identifier } from "@mdn/browser-compat-data";

export type FeatureTree = Omit<CompatData, "__meta" | "browsers">;

/** The facts of one feature: its own, not those of the features below it. */
export type FeatureFacts = CompatStatement;

/** The markers of a feature. The data set advises against `experimental`; tables still show it. */
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
const SITE = "https://developer.mozilla.org";

/** The feature at a dotted key, or null. A key may name a mere group of features. */
export function findFeature(data: FeatureTree, key: string): Feature | null {
  const names = key.split(".");
  let node: Identifier | undefined = data;
  for (const name of names) {
    if (NOT_FEATURES.has(name) || !node || !Object.hasOwn(node, name)) return null;
    node = node[name];
  }
  return node ? { key, name: names.at(-1) ?? key, node } : null;
}

/** The features and groups directly below one. */
export function listChildren(feature: Feature): Feature[] {
  const children: Feature[] = [];
  for (const name of Object.keys(feature.node)) {
    const node = name === "__compat" ? undefined : feature.node[name];
    if (node) children.push({ key: `${feature.key}.${name}`, name, node });
  }
  return children;
}

/** The markers of a feature, or undefined where none are recorded. */
export function readStatus(facts: FeatureFacts): StatusMarkers | undefined {
  return facts.status;
}

/** The path of a feature's page without locale (`/docs/Web/...`), or null. */
export function toDocPath(facts: FeatureFacts): string | null {
  return facts.mdn_url ? stripSite(facts.mdn_url) : null;
}

/** Makes links to the documentation site relative to it: `href="/docs/..."`. */
export function stripSiteFromLinks(html: string): string {
  return html.includes(SITE) ? html.replaceAll(`href="${SITE}/`, 'href="/') : html;
}

function stripSite(url: string): string {
  return url.startsWith(SITE) ? url.slice(SITE.length) : url;
}
