import { escapeAttribute } from "~/domain/text/escape-html";
import { requireText } from "../arguments";
import type { Macro } from "../macro";
import { renderFrameSize } from "./frame-size";

const HOST = "https://mdn.github.io/";

/**
 * `{{EmbedGHLiveSample("path", width?, height?)}}` embeds a sample that its repository
 * publishes.
 */
export const embedGhLiveSample: Macro = {
  names: ["embedghlivesample"],
  render(args, context) {
    const path = requireText(args, 0, "the path").replace(/^\/+/, "");
    const title = escapeAttribute(context.translate("embed-example-title", { path }));
    const size =
      renderFrameSize({ name: "width", args, index: 1 }, context) +
      renderFrameSize({ name: "height", args, index: 2 }, context);
    return `<iframe${size} src="${escapeAttribute(HOST + path)}" title="${title}" loading="lazy"></iframe>`;
  },
};
