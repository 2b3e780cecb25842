import type { SpecificationLink } from "~/domain/documents/document";
import {
  findFeature,
  listChildren,
  type Feature,
  type FeatureTree,
} from "../compat/features";

/** Lists the URLs for a page's specifications section, each once, in order. */
export function listSpecificationUrls(
  data: FeatureTree,
  browserCompat: readonly string[],
  specUrls: readonly string[],
): string[] {
  if (specUrls.length > 0) return [...new Set(specUrls)];
  return [...new Set(browserCompat.flatMap((key) => listUrlsOfKey(data, key)))];
}

export function toSpecificationLinks(
  urls: readonly string[],
  getTitle: (url: string) => string,
): SpecificationLink[] {
  return urls.map((url) => ({ bcdSpecificationURL: url, title: getTitle(url) }));
}

function listUrlsOfKey(data: FeatureTree, key: string): string[] {
  const feature = findFeature(data, key);
  if (!feature) return [];
  const own = listOwnUrls(feature);
  return own.length > 0 ? own : listUrlsBelow(feature);
}

function listUrlsBelow(feature: Feature): string[] {
  return listChildren(feature).flatMap((child) => [
    ...listOwnUrls(child),
    ...listUrlsBelow(child),
  ]);
}

function listOwnUrls({ node }: Feature): string[] {
  const urls = node.__compat?.spec_url ?? [];
  return typeof urls === "string" ? [urls] : [...urls];
}
