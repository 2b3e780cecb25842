import { toLeaf } from "~/domain/documents/slug";
import { findFeature } from "../../sources/platform/compat/features";
import { listAreaPages, type BcdPage } from "../data/list-bcd-features";
import { renderPlainPage } from "../parts/plain-page";
import { toReferencePage, type PageNames } from "../parts/to-reference-page";
import type { ReferenceArea } from "../reference-area";
import { renderCommand, renderModule } from "./render-page";

const MODULES = "/BiDi/Modules/";

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

/**
 * Returns title and page type of a WebDriver page, derived from its place in the documentation.
 */
function nameWebDriverPage({ slug, key }: BcdPage): PageNames {
  const leaf = toLeaf(slug);
  const [, path] = slug.split(MODULES);
  if (path === undefined) return { title: toWords(leaf), pageType: "webdriver-command" };
  if (!path.includes("/"))
    return { title: `\`${leaf}\` module`, shortTitle: leaf, pageType: "listing-page" };
  const kind = key.endsWith("_event") ? "event" : "command";
  return {
    title: `\`${path.replace("/", ".")}\` ${kind}`,
    shortTitle: leaf,
    pageType: `webdriver-${kind}`,
  };
}

/** Splits `AddCookie` into `Add Cookie`. */
function toWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}
