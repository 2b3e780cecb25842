import { escapeText } from "~/domain/text/escape-html";
import { decodeEntities } from "~/domain/text/decode-entities";
import type { Page } from "../../core/page";
import { readText, requireText } from "../arguments";
import type { Macro } from "../macro";
import { findCssPage, trimCssMarks } from "./css-index";
import { renderDocLink, splitAnchor, trimHash } from "./doc-link";

/**
 * `{{cssxref("name", display?, anchor?)}}` links to a CSS property, value, selector or at-rule.
 */
export const cssxref: Macro = {
  names: ["cssxref"],
  render(args, context) {
    const argument = decodeEntities(requireText(args, 0, "the CSS feature"));
    const { name: written, anchor } = splitAnchor(argument);
    const page = findCssPage(context.site, context.locale, written);
    const html = readText(args, 1) ?? escapeText(nameFeature(written, page));
    return renderDocLink(
      {
        slug: page?.slug ?? `Web/CSS/${trimCssMarks(written)}`,
        anchor: anchor ?? trimHash(readText(args, 2)),
        html: `<code>${html}</code>`,
      },
      context,
    );
  },
};

/** Returns the name's last part with the marks of its kind: `calc()`, `<length>`. */
function nameFeature(written: string, page: Page | null): string {
  const last = written.slice(written.lastIndexOf("/") + 1);
  if (page?.pageType === "css-function" && !last.endsWith("()"))
    return `${dropSuffix(last)}()`;
  if (page?.pageType === "css-type") return `<${dropSuffix(trimCssMarks(last))}>`;
  return last;
}

/** Drops the suffix by which slugs distinguish a type or function from a property. */
function dropSuffix(name: string): string {
  return name.replace(/_(?:value|function)$/, "");
}
