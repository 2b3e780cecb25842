import type { Page } from "../../core/page";
import { paragraph } from "./html";
import { renderIntroduction, type Introduction } from "./introduction";
import { describeSince } from "./since";
import type { ReferenceContext } from "../reference-area";

/**
 * Renders the introduction of an attribute. It names the web-feature only when that is about the
 * attribute as a whole.
 *
 * @param keys The attribute's keys of all elements that take it.
 */
export function renderAttributeIntroduction(
  page: Page,
  introduction: Introduction,
  keys: readonly string[],
  context: ReferenceContext,
): string {
  if (isWholeFeature(keys, context))
    return renderIntroduction(page, introduction, context);
  // An introduction without keys has no feature, but no versions either.
  const bare = { ...page, browserCompat: [] };
  return (
    renderIntroduction(bare, introduction, context) +
    paragraph(describeSince(page.browserCompat, context))
  );
}

/** False when elements have the attribute by different features, or by that of an element: `<input>`. */
function isWholeFeature(
  keys: readonly string[],
  { platform }: Pick<ReferenceContext, "platform">,
): boolean {
  const name = platform.findBaseline(keys)?.feature.name;
  return name !== undefined && !name.startsWith("<");
}
