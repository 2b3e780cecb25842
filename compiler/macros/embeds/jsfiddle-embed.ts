import { parseUrl } from "~/domain/http/parse-url";
import { escapeAttribute } from "~/domain/text/escape-html";
import { readText, requireText } from "../arguments";
import { type Macro, MacroError } from "../macro";
import { renderFrameSize } from "./frame-size";

const ORIGIN = "https://jsfiddle.net";
const WIDTH_PIXELS = 756;
/** Matches the frame's tabs in the order of their appearance. */
const TABS = /^(?:js|html|css|result|resources)(?:,(?:js|html|css|result|resources))*$/;

/** `{{JSFiddleEmbed("https://jsfiddle.net/…/", "js,result"?, height?)}}` embeds a fiddle. */
export const jsfiddleEmbed: Macro = {
  names: ["jsfiddleembed"],
  render(args, context) {
    const path = readFiddlePath(requireText(args, 0, "the fiddle"));
    const tabs = readText(args, 1);
    if (tabs !== null && !TABS.test(tabs))
      throw new MacroError(`${tabs} is no list of tabs`, "js,html,css,result");
    const source = `${ORIGIN}${path}/embedded/${tabs === null ? "" : `${tabs}/`}`;
    const title = escapeAttribute(context.translate("embed-example-title", { path }));
    const height = renderFrameSize({ name: "height", args, index: 2 }, context);
    return `<iframe width="${String(WIDTH_PIXELS)}"${height} src="${escapeAttribute(source)}" title="${title}" loading="lazy" allowfullscreen></iframe>`;
  },
};

/** Accepts fiddles only, so that no other site can be embedded. */
function readFiddlePath(written: string): string {
  const url = parseUrl(written, ORIGIN);
  const path = url?.pathname.replace(/\/+$/, "");
  if (url?.hostname !== "jsfiddle.net" || !path)
    throw new MacroError(`${written} is no fiddle`, `${ORIGIN}/…/`);
  return path;
}
