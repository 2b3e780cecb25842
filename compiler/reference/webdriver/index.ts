import { findFeature } from "../../sources/platform/compat/features";
import { listAreaPages } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { nameWebDriverPage } from "./page-names";
import { renderCommand, renderModule } from "./render-page";

/**
 * Generates modules, commands and events of WebDriver BiDi, and commands of WebDriver Classic.
 */
export const webdriver: ReferenceArea = {
  name: "webdriver",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "webdriver").map((page) =>
      toReferencePage(page, nameWebDriverPage(page)),
    ),
  renderBody(page, context) {
    const feature = findFeature(context.data.compat, context.key);
    if (!feature) return renderPlainPage(page, context);
    return page.pageType === "listing-page"
      ? renderModule(page, feature, context)
      : renderCommand(page, feature, context);
  },
};
