import { escapeAttribute } from "~/domain/text/escape-html";
import { describeNoSpecifications } from "../../flaws/macros";
import type { Macro } from "../macro";

/**
 * `{{Specifications}}` renders a marker, which section splitting turns into the table of
 * standards.
 */
export const specifications: Macro = {
  names: ["specifications"],
  render(_args, { page, report }) {
    const { browserCompat, specUrls } = page;
    if (browserCompat.length + specUrls.length === 0) {
      report(describeNoSpecifications());
      return "";
    }
    const query = escapeAttribute(browserCompat.join(","));
    const urls = escapeAttribute(specUrls.join(","));
    return `<div class="bc-specs" data-bcd-query="${query}" data-spec-urls="${urls}"></div>`;
  },
};
