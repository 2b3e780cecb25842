import { toLeafTitle } from "~/domain/documents/slug";
import { toTitleHtml } from "../../core/title-html";
import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "./closing";
import { section } from "./html";
import { renderIntroduction } from "./introduction";
import { renderMembers } from "./members";
import { splitSubFeatures, toMembers } from "./sub-features";
import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "./to-reference-page";

/** Renders a page whose place gives no kind, such as a guide. */
export function renderPlainPage(page: Page, context: ReferenceContext): string {
  const lead = `<strong>${toTitleHtml(page.title)}</strong>: support in browsers, feature by feature`;
  const parts = page.browserCompat.flatMap((key) => {
    const feature = findFeature(context.data.compat, key);
    if (!feature) return [];
    const { named, described } = splitSubFeatures(feature);
    return toMembers([...named, ...described], context);
  });
  return [
    renderIntroduction(page, { lead }, context),
    section("Features", renderMembers(parts, context)),
    renderClosing(page, [], context),
  ].join("");
}

/** Returns title and page type of a page about an element or attribute of SVG or MathML. */
export function nameMarkupPage({ slug }: BcdPage, language: "svg" | "mathml"): PageNames {
  const [, folder = "", leaf = ""] = /\/Reference\/([^/]+)\/([^/]+)$/.exec(slug) ?? [];
  if (folder === "Element")
    return { title: `<${leaf}>`, pageType: `${language}-element` };
  if (leaf !== "") return { title: leaf, pageType: `${language}-attribute` };
  const title = toLeafTitle(slug);
  return { title, pageType: "guide" };
}
