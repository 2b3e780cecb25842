import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "../parts/closing";
import { linkInterface } from "../parts/elements";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderDetails, renderFeatureList } from "../parts/sub-feature-sections";
import { splitSubFeatures } from "../parts/sub-features";

const GLOBAL_ATTRIBUTES = "Web/MathML/Reference/Global_attributes";

/** Renders the page of an element; `meaning` is a phrase after "It stands for". */
export function renderMathmlElement(
  page: Page,
  context: ReferenceContext,
  meaning?: string,
): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const facts = context.data.elements.findElement("mathml", feature.name);
  const { named, described } = splitSubFeatures(feature);
  const lead = `<strong>${code(`<${feature.name}>`)}</strong> is an element of MathML`;
  const rest = linkExisting(
    context.site,
    GLOBAL_ATTRIBUTES,
    "attributes that all MathML elements take",
  );
  return [
    renderIntroduction(
      page,
      { lead, more: meaning ? [`It stands for ${meaning}`] : [] },
      context,
    ),
    section("Syntax", codeBlock("html", `<${feature.name}></${feature.name}>`)),
    renderFeatureList("Attributes", named, context),
    named.length > 0 ? `<p>See also the ${rest}.</p>` : "",
    renderDetails(described, context),
    section(
      "DOM interface",
      facts?.interface ? `<p>${linkInterface(facts.interface, context)}</p>` : "",
    ),
    renderClosing(page, [], context),
  ].join("");
}
