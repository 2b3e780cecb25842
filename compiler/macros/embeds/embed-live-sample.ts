import { escapeAttribute } from "~/domain/text/escape-html";
import { decodeEntities } from "~/domain/text/decode-entities";
import { toPlainTitle } from "../../core/title-html";
import { encodePath } from "../../core/urls";
import { LIVE_ID, LIVE_PATH, toSampleId } from "../../core/markers";
import { requireText } from "../arguments";
import type { Macro } from "../macro";
import { renderAllow, renderSandbox } from "./frame-permissions";
import { renderFrameSize } from "./frame-size";

const LEAST_HEIGHT_PIXELS = 60;

/**
 * `{{EmbedLiveSample("id", width?, height?, , , , allow?, sandbox?)}}` renders the frame for
 * code of this page (content format, section 5.1). compiler/samples finds the code after the
 * page is finished, and the server sends the frame's document.
 */
export const embedLiveSample: Macro = {
  names: ["embedlivesample"],
  render(args, context) {
    const written = decodeEntities(requireText(args, 0, "the sample"));
    const id = escapeAttribute(toSampleId(written));
    const title = context.translate("embed-sample-title", {
      name: escapeAttribute(toPlainTitle(written).replaceAll("_", " ")),
    });
    const size =
      renderFrameSize({ name: "width", args, index: 1 }, context) +
      renderFrameSize(
        { name: "height", args, index: 2, least: LEAST_HEIGHT_PIXELS },
        context,
      );
    const rights = renderAllow(args, 6, context) + renderSandbox(args, 7, context);
    const path = escapeAttribute(encodePath(context.page.url));
    const frame = `<iframe class="sample-code-frame" title="${title}" id="frame_${id}"${size} src="about:blank" loading="lazy" ${LIVE_PATH}="${path}/" ${LIVE_ID}="${id}"${rights}></iframe>`;
    return `<div class="code-example"><div class="example-header"></div>${frame}</div>`;
  },
};
