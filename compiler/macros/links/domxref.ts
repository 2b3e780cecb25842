import { decodeEntities } from "~/domain/text/decode-entities";
import { readFlag, readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro } from "../macro";
import { API_PREFIX, findApiPage, toApiPath } from "./api-index";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

/**
 * `{{domxref("Node.appendChild()", display?, anchor?, noCode?)}}` links to a Web API or its
 * members.
 */
export const domxref: Macro = {
  names: ["domxref"],
  render(args, context) {
    const written = requireText(args, 0, "the interface or member");
    const { name, anchor: fragment } = splitAnchor(decodeEntities(written));
    const path = toApiPath(name);
    const anchor = trimHash(readText(args, 2));
    const page = findApiPage(context.site, context.locale, path);
    const label = readText(args, 1) ?? escapeArgument(written);
    const html = anchor === null ? label : `${label}.${escapeArgument(anchor)}`;
    return renderDocLink(
      {
        slug: page?.slug ?? API_PREFIX + path,
        anchor: fragment ?? anchor,
        html: readFlag(args, 3) ? html : `<code>${html}</code>`,
        title: html,
      },
      context,
    );
  },
};
