import { escapeText } from "~/domain/text/escape-html";
import { readFlag } from "../arguments";
import type { Macro } from "../macro";

const ATTRIBUTES = [
  "property-writable",
  "property-enumerable",
  "property-configurable",
] as const;

/**
 * `{{JS_Property_Attributes(writable, enumerable, configurable)}}` renders a table; each
 * argument is 0 or 1.
 */
export const jsPropertyAttributes: Macro = {
  names: ["js_property_attributes"],
  render(args, { page, translate }) {
    const name = `<code>${escapeText(page.title.replaceAll("`", ""))}</code>`;
    const heading = translate("property-attributes-of", { name });
    const rows = ATTRIBUTES.map((text, index) => {
      const answer = translate(readFlag(args, index) ? "answer-yes" : "answer-no");
      return `<tr><th scope="row">${translate(text)}</th><td>${answer}</td></tr>`;
    });
    return `<table class="standard-table"><thead><tr><th class="header" colspan="2">${heading}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  },
};
