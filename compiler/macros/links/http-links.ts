import { decodeEntities } from "~/domain/text/decode-entities";
import { readFlag, readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro, MacroArgument, MacroContext } from "../macro";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

/** Slug of the page that lists the family, by macro. */
const FOLDERS: Readonly<Record<string, string>> = {
  httpheader: "Web/HTTP/Reference/Headers",
  httpstatus: "Web/HTTP/Reference/Status",
  httpmethod: "Web/HTTP/Reference/Methods",
  csp: "Web/HTTP/Reference/Headers/Content-Security-Policy",
};

/**
 * `{{HTTPHeader("name", display?, anchor?, noCode?)}}` and its siblings link to HTTP reference
 * pages.
 */
export const httpLinks: readonly Macro[] = Object.entries(FOLDERS).map(
  ([name, folder]) => ({
    names: [name],
    render: (args, context) => renderHttpLink(folder, args, context),
  }),
);

function renderHttpLink(
  folder: string,
  args: readonly MacroArgument[],
  context: MacroContext,
): string {
  const written = requireText(args, 0, "the name");
  const { name, anchor: fragment } = splitAnchor(decodeEntities(written));
  const anchor = trimHash(readText(args, 2));
  const label = readText(args, 1) ?? escapeArgument(written);
  const html = anchor === null ? label : `${label}.${escapeArgument(anchor)}`;
  return renderDocLink(
    {
      slug: `${folder}/${name}`,
      anchor: fragment ?? anchor,
      html: readFlag(args, 3) ? html : `<code>${html}</code>`,
    },
    context,
  );
}
