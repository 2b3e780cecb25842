import { listAreaPages } from "../parts/list-bcd-features";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { nameCssPage } from "./page-names";

/** Properties, at-rules with descriptors, values and selectors of CSS. */
export const cssArea: ReferenceArea = {
  name: "css",
  listPages: ({ bcd, css }) =>
    listAreaPages(bcd(), "css").map((page) => toReferencePage(page, nameCssPage(page, css))),
  renderBody: () => "",
};
