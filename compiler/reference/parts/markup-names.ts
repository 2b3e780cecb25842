import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "./to-reference-page";

/** Title and page type of a page about an element or attribute of SVG or MathML. */
export function nameMarkupPage({ slug }: BcdPage, language: "svg" | "mathml"): PageNames {
  const [, folder = "", leaf = ""] = /\/Reference\/([^/]+)\/([^/]+)$/.exec(slug) ?? [];
  if (folder === "Element")
    return { title: `<${leaf}>`, pageType: `${language}-element` };
  if (leaf !== "") return { title: leaf, pageType: `${language}-attribute` };
  const title = slug.slice(slug.lastIndexOf("/") + 1).replaceAll("_", " ");
  return { title, pageType: "guide" };
}
