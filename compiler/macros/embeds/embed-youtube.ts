import { readText, requireText } from "../arguments";
import { toAttributeText } from "../../core/html-text";
import type { Macro } from "../macro";

/**
 * `{{EmbedYouTube("video id", title?)}}` embeds a video from the host that sets no cookies
 * before playing.
 */
export const embedYoutube: Macro = {
  names: ["embedyoutube"],
  render(args, { translate }) {
    const id = encodeURIComponent(requireText(args, 0, "the video"));
    const title = toAttributeText(readText(args, 1) ?? translate("embed-youtube-title"));
    return `<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/${id}" title="${title}" loading="lazy" allowfullscreen></iframe>`;
  },
};
