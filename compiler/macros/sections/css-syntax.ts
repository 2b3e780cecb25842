import { decodeEntities } from "~/domain/text/decode-entities";
import { describeUnknownCssSyntax } from "../../flaws/macros";
import {
  type CssSyntaxRequest,
  renderCssSyntax,
  renderRawCssSyntax,
} from "../formal-syntax";
import type { Page } from "../../core/page";
import { readText, requireText } from "../arguments";
import type { Macro } from "../macro";

type Kind = CssSyntaxRequest["kind"];

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["css-property", "property"],
  ["css-shorthand-property", "shorthand"],
  ["css-function", "function"],
  ["css-type", "type"],
  ["css-at-rule", "at-rule"],
  ["css-at-rule-descriptor", "descriptor"],
  ["css-media-feature", "descriptor"],
  ["css-pseudo-class", "selector"],
  ["css-pseudo-element", "selector"],
]);

/** Kinds to try for a page without a specific type, by folder, likeliest first. */
const KINDS_BY_FOLDER: ReadonlyMap<string, readonly Kind[]> = new Map([
  ["Properties", ["property"]],
  ["Values", ["type", "function"]],
  ["Selectors", ["selector"]],
]);

/**
 * `{{CSSSyntax(name?)}}` renders the formal syntax of the page's feature and of all names in
 * it.
 */
export const cssSyntax: Macro = {
  names: ["csssyntax"],
  render(args, context) {
    for (const request of listRequests(context.page, readText(args, 0))) {
      const html = renderCssSyntax(request, context);
      if (html !== null) return html;
    }
    context.report(describeUnknownCssSyntax(context.page.slug));
    return "";
  },
};

/** `` {{CSSSyntaxRaw(`name = syntax`)}} `` renders a syntax that no data set has. */
export const cssSyntaxRaw: Macro = {
  names: ["csssyntaxraw"],
  render: (args, context) =>
    renderRawCssSyntax(decodeEntities(requireText(args, 0, "the syntax")), context),
};

/** Lists the definitions that a page may mean, likeliest first. */
function listRequests(page: Page, given: string | null): CssSyntaxRequest[] {
  const [parent = "", leaf = ""] = page.slug.split("/").slice(-2);
  const name =
    given === null ? leaf.replace(/_(?:value|function)$/, "") : decodeEntities(given);
  const scope = page.browserCompat[0]?.split(".")[2] ?? null;
  return listKinds(page, parent, leaf).map((kind) => ({
    kind,
    name,
    atRule: parent,
    scope,
  }));
}

function listKinds(page: Page, parent: string, leaf: string): readonly Kind[] {
  const kind = KINDS.get(page.pageType);
  if (kind) return [kind];
  if (leaf.startsWith("@")) return ["at-rule"];
  if (parent.startsWith("@")) return ["descriptor"];
  const folder = page.slug.split("/")[3] ?? "";
  return KINDS_BY_FOLDER.get(folder) ?? ["property", "type", "function"];
}
