import { escapeAttribute } from "~/domain/escape-html";
import {
  EXAMPLE_HEIGHTS,
  EXAMPLE_LABELS,
  parseExampleHeight,
  type ExampleLabels,
} from "~/domain/sample";
import { describeBadExampleHeight } from "../../flaws/embed-size";
import { encodePath } from "../../html/urls";
import { anchorize } from "../../html/anchorize";
import { EXAMPLE_ELEMENT, LIVE_PATH } from "../../samples/embed";
import { readText, requireText } from "../arguments";
import { findClosestName } from "../closest-name";
import { decodeEntities } from "../html-text";
import type { ContentText } from "~/domain/strings";
import type { Macro, MacroArgument, MacroContext } from "../macro";

/**
 * `{{InteractiveExample("name", height?)}}`: the heading of a section of its own, and the place
 * where the section's code is tried out (content format, section 5.4).
 */
export const interactiveExample: Macro = {
  names: ["interactiveexample"],
  render(args, context) {
    const name = escapeAttribute(decodeEntities(requireText(args, 0, "the name")));
    const heading = context.translate("embed-try-it");
    const path = escapeAttribute(encodePath(context.page.url));
    const attributes = `name="${name}"${renderHeight(args, context)} ${LIVE_PATH}="${path}/" ${EXAMPLE_LABELS}="${escapeAttribute(toLabels(context.translate))}"`;
    return `<h2 id="${anchorize(heading)}">${heading}</h2>
<${EXAMPLE_ELEMENT} ${attributes}></${EXAMPLE_ELEMENT}>`;
  },
};

/** As JSON, what an example's controls say; they are made in the browser, which has no texts for them. */
export function toLabels(translate: ContentText): string {
  const labels: ExampleLabels = {
    run: translate("example-run"),
    reset: translate("example-reset"),
    output: translate("example-output"),
    console: translate("example-console"),
    values: translate("example-values"),
    unsupported: translate("example-unsupported"),
    hint: translate("example-hint"),
    failed: translate("example-failed"),
  };
  return JSON.stringify(labels);
}

function renderHeight(args: readonly MacroArgument[], { report }: MacroContext): string {
  const written = readText(args, 1);
  if (written === null) return "";
  const height = parseExampleHeight(written);
  if (height !== null) return ` height="${height}"`;
  const suggestion = findClosestName(written, EXAMPLE_HEIGHTS);
  report(describeBadExampleHeight(written, { known: EXAMPLE_HEIGHTS, suggestion }));
  return "";
}
