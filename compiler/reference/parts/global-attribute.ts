import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "./closing";
import { code } from "./html";
import { renderIntroduction } from "./introduction";
import { renderSubFeatures } from "./sub-feature-sections";

/**
 * Renders an attribute that every element accepts.
 *
 * @param language Whose elements: HTML, MathML.
 */
export function renderGlobalAttribute(
  page: Page,
  language: string,
  context: ReferenceContext,
): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  const name = page.slug.slice(page.slug.lastIndexOf("/") + 1);
  const lead = `<strong>${code(name)}</strong> is a global attribute: every ${language} element can have it`;
  return [
    renderIntroduction(page, { lead }, context),
    feature ? renderSubFeatures("Values", feature, context) : "",
    renderClosing(page, [], context),
  ].join("");
}
