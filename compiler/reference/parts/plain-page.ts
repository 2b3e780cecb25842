import { toTitleHtml } from "../../core/title-html";
import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "./closing";
import { section } from "./html";
import { renderIntroduction } from "./introduction";
import { renderMembers } from "./members";
import { splitSubFeatures, toMembers } from "./sub-features";

/** A page whose place says nothing about its kind, such as a guide that the data names. */
export function renderPlainPage(
  page: Page,
  context: ReferenceContext,
  lead = `<strong>${toTitleHtml(page.title)}</strong>: support in browsers, feature by feature`,
): string {
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
