import { decodeEntities } from "~/domain/text/decode-entities";
import { readFlag, readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro } from "../macro";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";
import { findJsPage, getJsIndex, JS_PREFIX, toJsPath } from "./js-index";

/**
 * `{{jsxref("Array.prototype.map()", display?, anchor?, noCode?)}}` links to the JavaScript
 * reference.
 */
export const jsxref: Macro = {
  names: ["jsxref"],
  render(args, context) {
    const written = requireText(args, 0, "the JavaScript feature");
    const { name, anchor } = splitAnchor(decodeEntities(written));
    const path = toJsPath(name);
    const page = findJsPage(getJsIndex(context.site, context.locale), path);
    const html = readText(args, 1) ?? escapeArgument(written);
    return renderDocLink(
      {
        slug: page?.slug ?? JS_PREFIX + path,
        anchor: anchor ?? trimHash(readText(args, 2)),
        html: readFlag(args, 3) ? html : `<code>${html}</code>`,
      },
      context,
    );
  },
};
