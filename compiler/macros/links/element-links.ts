import { decodeEntities } from "~/domain/text/decode-entities";
import { readText, requireText } from "../arguments";
import { escapeArgument } from "../../core/html-text";
import type { Macro, MacroArgument, MacroContext } from "../macro";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

interface ElementFamily {
  name: string;
  /** Slug of the page that lists the family. */
  folder: string;
  /** True for names that are shown as `<name>`. */
  isTag: boolean;
}

const FAMILIES: readonly ElementFamily[] = [
  { name: "htmlelement", folder: "Web/HTML/Reference/Elements", isTag: true },
  { name: "svgelement", folder: "Web/SVG/Reference/Element", isTag: true },
  { name: "svgattr", folder: "Web/SVG/Reference/Attribute", isTag: false },
  { name: "mathmlelement", folder: "Web/MathML/Reference/Element", isTag: true },
];

/**
 * `{{HTMLElement("name", display?, anchor?)}}` and the corresponding macros for SVG and MathML.
 */
export const elementLinks: readonly Macro[] = FAMILIES.map((family) => ({
  names: [family.name],
  render: (args, context) => renderElementLink(family, args, context),
}));

function renderElementLink(
  family: ElementFamily,
  args: readonly MacroArgument[],
  context: MacroContext,
): string {
  const written = requireText(args, 0, "the name");
  const { name, anchor } = splitAnchor(
    decodeEntities(written).replace(/^<(.*)>$/s, "$1"),
  );
  const label = escapeArgument(name);
  return renderDocLink(
    {
      slug: `${family.folder}/${family.name === "mathmlelement" ? name.toLowerCase() : name}`,
      anchor: anchor ?? trimHash(readText(args, 2)),
      html:
        readText(args, 1) ?? `<code>${family.isTag ? `&lt;${label}&gt;` : label}</code>`,
    },
    context,
  );
}
