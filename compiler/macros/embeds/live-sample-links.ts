import { escapeAttribute } from "~/domain/text/escape-html";
import { FULL_PAGE_HASH, toSampleId } from "../../core/markers";
import { readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro, MacroArgument } from "../macro";

/** `{{LiveSampleLink("id", "text")}}` links to a sample on a page of its own. */
const liveSampleLink: Macro = {
  names: ["livesamplelink"],
  render(args) {
    const text = readText(args, 1) ?? requireText(args, 0, "the sample");
    return `<a href="${renderHash(args)}">${escapeArgument(text)}</a>`;
  },
};

/** `{{LiveSampleURL("id")}}` renders the address only, for a link that is written as HTML. */
const liveSampleUrl: Macro = {
  names: ["livesampleurl"],
  render: (args) => renderHash(args),
};

export const liveSampleLinks: readonly Macro[] = [liveSampleLink, liveSampleUrl];

function renderHash(args: readonly MacroArgument[]): string {
  const id = toSampleId(requireText(args, 0, "the sample"));
  return escapeAttribute(FULL_PAGE_HASH + id);
}
