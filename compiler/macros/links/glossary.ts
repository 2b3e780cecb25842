import { decodeEntities } from "~/domain/text/decode-entities";
import { readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro } from "../macro";
import { renderDocLink, splitAnchor } from "./doc-link";

/** `{{Glossary("term", display?)}}` links to a term of the glossary. */
export const glossary: Macro = {
  names: ["glossary"],
  render(args, context) {
    const term = requireText(args, 0, "the term");
    const { name, anchor } = splitAnchor(decodeEntities(term));
    return renderDocLink(
      {
        slug: `Glossary/${name.replaceAll(" ", "_")}`,
        anchor,
        html: readText(args, 1) ?? escapeArgument(term),
      },
      context,
    );
  },
};
