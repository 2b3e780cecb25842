import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { renderClosing } from "./closing";
import {
  code,
  codeBlock,
  definitions,
  paragraph,
  section,
  sentence,
  toStatement,
  toTextHtml,
} from "./html";
import { findAttributeText, type AttributeText } from "../texts/read-texts";
import { renderIntroduction } from "./introduction";
import { renderSubFeatures } from "./sub-features";

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
  const name = toLeaf(page.slug);
  const text = language === "HTML" ? findAttributeText(toAttribute(name)) : null;
  const isBoolean = text?.type === "Boolean";
  const [value = "..."] = Object.keys(text?.values ?? {});
  const lead = `<strong>${code(name)}</strong> is a global attribute: every ${language} element can have it`;
  return [
    renderIntroduction(
      page,
      { lead, more: text ? [toStatement(toTextHtml(text.is))] : [] },
      context,
    ),
    text
      ? section(
          "Syntax",
          codeBlock(
            "html",
            `<div ${toAttribute(name).replace("*", "name")}${isBoolean ? "" : `="${value}"`}></div>`,
          ),
        )
      : "",
    section("Value", text ? renderValue(text) : ""),
    feature ? renderSubFeatures("Support of values", feature, context) : "",
    renderClosing(page, [], context),
  ].join("");
}

/** Writes `data_attributes`, the name of a page, as the attribute. */
function toAttribute(name: string): string {
  return /^data[-_]/.test(name) ? "data-*" : name;
}

function renderValue(text: AttributeText): string {
  const values = Object.entries(text.values).map(([value, meaning]) => ({
    term: code(value),
    details: sentence(toTextHtml(meaning)),
  }));
  return paragraph(sentence(toTextHtml(text.type))) + definitions(values);
}
