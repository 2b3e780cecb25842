import type { Page } from "../../core/page";
import { findFeature, type Feature } from "../../sources/platform/compat/features";
import { listAreaPages } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { nameHttpPage } from "./page-names";
import {
  renderDirective,
  renderHeader,
  renderMethod,
  renderStatusCode,
} from "./render-page";

type Render = (page: Page, feature: Feature, context: ReferenceContext) => string;

const BY_PAGE_TYPE: ReadonlyMap<string, Render> = new Map([
  ["http-header", renderHeader],
  ["http-csp-directive", renderDirective],
  ["http-permissions-policy-directive", renderDirective],
  ["http-method", renderMethod],
  ["http-status-code", renderStatusCode],
]);

/** Generates HTTP headers with their directives, methods and status codes. */
export const http: ReferenceArea = {
  name: "http",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "http").map((page) => toReferencePage(page, nameHttpPage(page))),
  renderBody(page, context) {
    const feature = findFeature(context.data.compat, context.key);
    const render = BY_PAGE_TYPE.get(page.pageType);
    return feature && render
      ? render(page, feature, context)
      : renderPlainPage(page, context);
  },
};
