import { readText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import { cssxref } from "../links/cssxref";
import type { Macro } from "../macro";
import { listAnimatedProperties } from "../sections/css-facts";

/** `{{echo("text")}}` renders the text. */
const echo: Macro = {
  names: ["echo"],
  render: (args) =>
    args.map((_, index) => escapeArgument(readText(args, index) ?? "")).join(""),
};

/** `{{no_tag_omission}}` says that neither tag of an element may be omitted. */
const noTagOmission: Macro = {
  names: ["no_tag_omission"],
  render: (_args, { translate }) => translate("no-tag-omission"),
};

/** `{{CSSAnimatedProperties}}` lists all properties that can be animated. */
const cssAnimatedProperties: Macro = {
  names: ["cssanimatedproperties"],
  render(_args, context) {
    // Suppresses flaws, because this page can't correct the data's links.
    const quiet = { ...context, report: () => undefined };
    const items = listAnimatedProperties().map(
      (name) => `<li>${cssxref.render([name], quiet)}</li>`,
    );
    return `<ul>${items.join("")}</ul>`;
  },
};

export const oldTexts: readonly Macro[] = [echo, noTagOmission, cssAnimatedProperties];
