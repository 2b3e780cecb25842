import { findFeature } from "../../sources/platform/compat/features";
import { listAreaPages } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { nameWebExtensionPage } from "./page-names";
import { renderApi } from "./render-api";
import { renderManifestKey } from "./render-manifest-key";
import { renderApiMember } from "./render-member";

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
