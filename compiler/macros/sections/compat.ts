import { escapeAttribute } from "../html-text";
import type { Macro } from "../macro";

/** `{{Compat}}`: one mark per front matter key, from which section splitting makes a table. */
export const compat: Macro = {
  names: ["compat"],
  render(_args, { page, report }) {
    const { browserCompat } = page;
    if (browserCompat.length === 0) {
      report({
        check: "macro-without-data",
        severity: "warning",
        message: "The page's front matter has no browser-compat to show a table for",
      });
    }
    const multiple = String(browserCompat.length > 1);
    return browserCompat
      .map((query) => {
        const key = escapeAttribute(query);
        return `<div class="bc-data" data-query="${key}" data-depth="1" data-multiple="${multiple}"></div>`;
      })
      .join("\n");
  },
};
