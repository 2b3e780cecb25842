import type { Page } from "../../core/page";
import { findFeature, type Feature } from "../../sources/platform/compat/features";
import { listAreaPages } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";
import { nameCssPage } from "./page-names";
import { renderAtRule, renderDescriptor, renderMediaFeature } from "./render-at-rule";
import { renderProperty } from "./render-property";
import { renderPseudo, renderSelector } from "./render-selector";
import { renderFunction, renderKeyword, renderType } from "./render-value";

type Render = (page: Page, feature: Feature, context: ReferenceContext) => string;

const BY_PAGE_TYPE: ReadonlyMap<string, Render> = new Map([
  ["css-property", renderProperty],
  ["css-shorthand-property", renderProperty],
  ["css-at-rule", renderAtRule],
  ["css-at-rule-descriptor", renderDescriptor],
  ["css-media-feature", renderMediaFeature],
  ["css-function", renderFunction],
  ["css-type", renderType],
  ["css-keyword", renderKeyword],
  ["css-pseudo-class", renderPseudo],
  ["css-pseudo-element", renderPseudo],
  ["css-selector", renderSelector],
  ["css-combinator", renderSelector],
]);

/** The data has types that `attr()` can return, and links them to the pages of the types. */
const OF_OTHER_PAGE = "css.types.attr.type_function.";

function toOwnFeatures(page: ReferencePage): ReferencePage {
  return page.key.startsWith(OF_OTHER_PAGE) ? { ...page, browserCompat: [] } : page;
}

/** Generates CSS properties, at-rules with descriptors, values and selectors. */
export const css: ReferenceArea = {
  name: "css",
  listPages: (data) =>
    listAreaPages(data.bcd(), "css").map((page) =>
      toOwnFeatures(toReferencePage(page, nameCssPage(page, data.css))),
    ),
  renderBody(page, context) {
    const feature = findFeature(context.data.compat, context.key);
    const render = BY_PAGE_TYPE.get(page.pageType);
    return feature && render
      ? render(page, feature, context)
      : renderPlainPage(page, context);
  },
};
