import { escapeAttribute } from "~/domain/text/escape-html";
import { EXAMPLE_HEIGHTS, parseExampleHeight } from "~/domain/documents/sample";
import { decodeEntities } from "~/domain/text/decode-entities";
import { describeBadExampleHeight } from "../../flaws/embeds";
import { encodePath } from "../../core/urls";
import { anchorize } from "../../core/html-text";
import { EXAMPLE_ELEMENT, LIVE_PATH } from "../../core/markers";
import { readText, requireText } from "../arguments";
import { findClosestName } from "../../core/closest-name";
import type { Macro, MacroArgument, MacroContext } from "../macro";

/**
 * `{{InteractiveExample("name", height?)}}` renders a heading of its own and the place in which
 * the section's code runs (content format, section 5.4).
 */
export const interactiveExample: Macro = {
  names: ["interactiveexample"],
  render(args, context) {
    const name = escapeAttribute(decodeEntities(requireText(args, 0, "the name")));
    const heading = context.translate("embed-try-it");
    const path = escapeAttribute(encodePath(context.page.url));
    const attributes = `name="${name}"${renderHeight(args, context)} ${LIVE_PATH}="${path}/"`;
    return `<h2 id="${anchorize(heading)}">${heading}</h2>
<${EXAMPLE_ELEMENT} ${attributes}></${EXAMPLE_ELEMENT}>`;
  },
};

function renderHeight(args: readonly MacroArgument[], { report }: MacroContext): string {
  const written = readText(args, 1);
  if (written === null) return "";
  const height = parseExampleHeight(written);
  if (height !== null) return ` height="${height}"`;
  const suggestion = findClosestName(written, EXAMPLE_HEIGHTS);
  report(describeBadExampleHeight(written, { known: EXAMPLE_HEIGHTS, suggestion }));
  return "";
}
