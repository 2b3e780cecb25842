import { readText, requireText } from "../arguments";
import { escapeAttribute } from "../html-text";
import type { Macro, MacroArgument } from "../macro";

const HOST = "https://mdn.github.io/";

/** `{{EmbedGHLiveSample("path", width?, height?)}}`: a sample published by its repository. */
export const embedGhLiveSample: Macro = {
  names: ["embedghlivesample"],
  render(args, { translate }) {
    const path = requireText(args, 0, "the path").replace(/^\/+/, "");
    const title = escapeAttribute(translate("embed-example-title", { path }));
    const size = renderSize("width", args, 1) + renderSize("height", args, 2);
    return `<iframe${size} src="${escapeAttribute(HOST + path)}" title="${title}" loading="lazy"></iframe>`;
  },
};

function renderSize(name: string, args: readonly MacroArgument[], index: number): string {
  const size = readText(args, index);
  return size === null ? "" : ` ${name}="${escapeAttribute(size)}"`;
}
