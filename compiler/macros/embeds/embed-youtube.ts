import { readText, requireText } from "../arguments";
import { toAttributeText } from "../../core/html-text";
import { type Macro, MacroError } from "../macro";

const ID = /^[\w-]+$/;
/** Matches the id in an address that readers share. */
const ID_IN_ADDRESS = /(?:\/embed\/|\/shorts\/|[?&]v=|youtu\.be\/)([\w-]+)/;

/**
 * `{{EmbedYouTube("video id", title?)}}` embeds a video from the host that sets no cookies
 * before playing.
 */
export const embedYoutube: Macro = {
  names: ["embedyoutube"],
  render(args, { translate }) {
    const id = readVideoId(requireText(args, 0, "the video"));
    const title = toAttributeText(readText(args, 1) ?? translate("embed-youtube-title"));
    return `<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/${id}" title="${title}" loading="lazy" allowfullscreen></iframe>`;
  },
};

/** Refuses anything else, which would show the host's error. */
function readVideoId(written: string): string {
  if (ID.test(written)) return written;
  const suggestion = ID_IN_ADDRESS.exec(written)?.[1] ?? null;
  throw new MacroError(`${written} is not the id of a video`, suggestion);
}
