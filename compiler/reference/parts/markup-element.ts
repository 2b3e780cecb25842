import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "./closing";
import { linkInterface } from "./elements";
import { code, codeBlock, linkExisting, section } from "./html";
import { renderIntroduction } from "./introduction";
import { renderDetails, renderFeatureList } from "./sub-feature-sections";
import { splitSubFeatures } from "./sub-features";

const LANGUAGES = {
  svg: { label: "SVG", globals: "Web/SVG/Reference/Attribute" },
  mathml: { label: "MathML", globals: "Web/MathML/Reference/Global_attributes" },
} as const;

/** Renders an element of SVG or MathML; `meaning` is a phrase after "It stands for". */
export function renderMarkupElement(
  page: Page,
  language: keyof typeof LANGUAGES,
  context: ReferenceContext,
  meaning?: string,
): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  if (!feature) return renderClosing(page, [], context);
  const { label, globals } = LANGUAGES[language];
  const facts = context.data.elements.findElement(language, feature.name);
  const { named, described } = splitSubFeatures(feature);
  const lead = `<strong>${code(`<${feature.name}>`)}</strong> is an element of ${label}`;
  const rest = linkExisting(
    context.site,
    globals,
    `attributes that all ${label} elements take`,
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
