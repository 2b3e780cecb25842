import { escapeAttribute } from "~/domain/text/escape-html";
import { describeNoSpecifications } from "../../flaws/macro-without-data";
import type { Macro } from "../macro";

/** `{{Specifications}}`: a mark from which section splitting makes the table of standards. */
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
