import { escapeAttribute } from "~/domain/text/escape-html";
import { readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro } from "../macro";
import { MacroError } from "../macro";

/** `{{RFC(9110, content?, section?)}}` links to the standard at its publisher. */
export const rfc: Macro = {
  names: ["rfc"],
  render(args, { translate }) {
    const number = requireText(args, 0, "the number").replace(/^rfc\s*/i, "");
    if (!/^\d+$/.test(number))
      throw new MacroError(`"${number}" is not the number of an RFC`);
    const content = readText(args, 1);
    const section = readText(args, 2);
    const hash = section === null ? "" : `#section-${section}`;
    const name =
      section === null
        ? `RFC ${number}`
        : translate("link-rfc-section", { number, section: escapeArgument(section) });
    const href = escapeAttribute(
      `https://datatracker.ietf.org/doc/html/rfc${number}${hash}`,
    );
    return `<a href="${href}">${name}${content === null ? "" : `: ${content}`}</a>`;
  },
};
