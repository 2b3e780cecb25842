import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "../parts/to-reference-page";
import { findKind, type ApiKind } from "./kinds";

const ROOT = "Mozilla/Add-ons/WebExtensions/";

const PAGE_TYPES: Readonly<Record<ApiKind, string>> = {
  api: "webextension-api",
  event: "webextension-api-event",
  function: "webextension-api-function",
  property: "webextension-api-property",
  type: "webextension-api-type",
};
/** Pages whose names are phrases. */
const SPECIAL: Readonly<Record<string, string>> = {
  Match_patterns: "Match patterns in extension manifests",
  "API/userScripts_legacy": "userScripts (Legacy)",
};

/** Returns title and page type of a page about browser extensions, derived from its place. */
export function nameWebExtensionPage({ slug }: BcdPage): PageNames {
  const path = slug.slice(ROOT.length);
  const [area, ...names] = path.split("/");
  const leaf = names.at(-1) ?? path;
  if (area === "manifest.json")
    return { title: leaf, pageType: "webextension-manifest-key" };
  if (area === "API") {
    const kind = findKind(names);
    const name = names.join(".") + (kind === "function" ? "()" : "");
    return { title: SPECIAL[path] ?? name, pageType: PAGE_TYPES[kind] };
  }
  if (area === "Content_scripts" && names.length > 0)
    return { title: `${leaf}()`, pageType: PAGE_TYPES.function };
  return { title: SPECIAL[path] ?? leaf.replaceAll("_", " "), pageType: "guide" };
}
