import { decodeEntities } from "~/domain/text/decode-entities";
import { readFlag, readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro } from "../macro";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

const FOLDER = "Mozilla/Add-ons/WebExtensions/API";

/** `{{WebExtAPIRef("tabs.query()", display?, anchor?, noCode?)}}` links to an extension API. */
export const webextapiref: Macro = {
  names: ["webextapiref"],
  render(args, context) {
    const written = requireText(args, 0, "the API");
    const { name, anchor: fragment } = splitAnchor(decodeEntities(written));
    const anchor = trimHash(readText(args, 2));
    const label = readText(args, 1) ?? escapeArgument(written);
    const html = anchor === null ? label : `${label}#${escapeArgument(anchor)}`;
    return renderDocLink(
      {
        slug: `${FOLDER}/${toExtensionPath(name)}`,
        anchor: fragment ?? anchor,
        html: readFlag(args, 3) ? html : `<code>${html}</code>`,
      },
      context,
    );
  },
};

function toExtensionPath(name: string): string {
  return name.replaceAll(" ", "_").replaceAll("()", "").replaceAll(".", "/");
}
