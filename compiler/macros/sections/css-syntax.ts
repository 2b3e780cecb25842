import { describeUnknownCssSyntax } from "../../flaws/macro-without-data";
import {
  type CssSyntaxRequest,
  renderCssSyntax,
  renderRawCssSyntax,
} from "../formal-syntax";
import type { Page } from "../../core/page";
import { readText, requireText } from "../arguments";
import { decodeEntities } from "../../core/html-text";
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

/** For a page without such a type: what the folder that it lies in holds, likeliest first. */
const KINDS_BY_FOLDER: ReadonlyMap<string, readonly Kind[]> = new Map([
  ["Properties", ["property"]],
  ["Values", ["type", "function"]],
  ["Selectors", ["selector"]],
]);

/** `{{CSSSyntax(name?)}}`: the formal syntax of the page's feature, with all that it names. */
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

/** `` {{CSSSyntaxRaw(`name = syntax`)}} ``: the same for a syntax that no data set has. */
export const cssSyntaxRaw: Macro = {
  names: ["csssyntaxraw"],
  render: (args, context) =>
    renderRawCssSyntax(decodeEntities(requireText(args, 0, "the syntax")), context),
};

/** The definitions that a page can mean, likeliest first. */
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
