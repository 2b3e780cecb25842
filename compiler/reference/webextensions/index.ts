import { findFeature } from "../../sources/platform/compat/features";
import { listAreaPages, type BcdPage } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage, type PageNames } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { findKind, type ApiKind } from "./kinds";
import { renderApi } from "./render-api";
import { renderManifestKey } from "./render-manifest-key";
import { renderApiMember } from "./render-member";

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

/** Generates JavaScript APIs and manifest keys of browser extensions. */
export const webextensions: ReferenceArea = {
  name: "webextensions",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "webextensions").map((page) =>
      toReferencePage(page, nameWebExtensionPage(page)),
    ),
  renderBody(page, context) {
    const feature = findFeature(context.data.compat, context.key);
    if (!feature || page.pageType === "guide") return renderPlainPage(page, context);
    if (page.pageType === "webextension-api") return renderApi(page, feature, context);
    return page.pageType === "webextension-manifest-key"
      ? renderManifestKey(page, feature, context)
      : renderApiMember(page, feature, context);
  },
};

/** Returns title and page type of a page about browser extensions, derived from its place. */
function nameWebExtensionPage({ slug }: BcdPage): PageNames {
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
