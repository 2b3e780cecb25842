import { urlKey } from "~/domain/documents/slug";
import type { ReferencePage } from "../reference-area";
import { toLandingTitle } from "./titles";

/** Lists the missing ancestors of these pages, so that each page has a parent. */
export function listLandingPages(
  pages: readonly Pick<ReferencePage, "slug">[],
  isTaken: (slug: string) => boolean,
): ReferencePage[] {
  const missing = new Map<string, string>();
  for (const { slug } of pages)
    for (const ancestor of listAncestors(slug))
      if (!isTaken(ancestor)) missing.set(urlKey(ancestor), ancestor);
  return [...missing.values()].map(toLandingPage);
}

function listAncestors(slug: string): string[] {
  const names = slug.split("/");
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join("/"));
}

function toLandingPage(slug: string): ReferencePage {
  return {
    slug,
    title: toLandingTitle(slug),
    pageType: slug.split("/").length < 3 ? "landing-page" : "listing-page",
    status: [],
    browserCompat: [],
    sidebar: [],
    key: slug,
  };
}
