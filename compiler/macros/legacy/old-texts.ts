import { readText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import { cssxref } from "../links/cssxref";
import type { Macro } from "../macro";
import { listAnimatedProperties } from "../sections/css-facts";

/** `{{echo("text")}}`: the text. */
const echo: Macro = {
  names: ["echo"],
  render: (args) =>
    args.map((_, index) => escapeArgument(readText(args, index) ?? "")).join(""),
};

/** `{{no_tag_omission}}`: neither tag of an element may be left out. */
const noTagOmission: Macro = {
  names: ["no_tag_omission"],
  render: (_args, { translate }) => translate("no-tag-omission"),
};

/** `{{CSSAnimatedProperties}}`: every property that an animation can change. */
const cssAnimatedProperties: Macro = {
  names: ["cssanimatedproperties"],
  render(_args, context) {
    // The data's links are nobody's fault on this page.
    const quiet = { ...context, report: () => undefined };
    const items = listAnimatedProperties().map(
      (name) => `<li>${cssxref.render([name], quiet)}</li>`,
    );
    return `<ul>${items.join("")}</ul>`;
  },
};

export const oldTexts: readonly Macro[] = [echo, noTagOmission, cssAnimatedProperties];
