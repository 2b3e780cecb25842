import { toLeaf } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import { describeUnknownCssName } from "../../flaws/macros";
import { cssxref } from "../links/cssxref";
import { elementLinks } from "../links/element-links";
import { translateFragments } from "../links/own-fragments";
import type { Macro, MacroContext } from "../macro";
import { parseCalls } from "../parse-calls";
import { findCssFacts, findCssText, findPropertyFacts, hasCssText } from "./css-facts";
import type { CssFacts } from "./css-facts-schema";

type Fact = string | string[] | boolean | undefined;
/** Facts with a row of their own. */
type RowFact = Exclude<keyof CssFacts, "alsoAppliesTo">;

/** Rows in order: fact and id of the label. */
const ROWS = [
  ["initial", "css-info-initial"],
  ["appliesto", "css-info-applies-to"],
  ["inherited", "css-info-inherited"],
  ["percentages", "css-info-percentages"],
  ["computed", "css-info-computed"],
  ["animationType", "css-info-animation-type"],
  ["stacking", "css-info-stacking"],
] as const satisfies readonly (readonly [RowFact, ContentMessageId])[];

/** Matches final punctuation, which the message that joins two sentences adds itself. */
const FINAL_PUNCTUATION = /[.:。：](?=(?:<\/span>)?$)/;

/** Limit for shorthands of shorthands, which are never nested this deep. */
const MAX_DEPTH = 4;

/** `{{CSSInfo}}` renders the table of facts about the page's property or descriptor. */
export const cssInfo: Macro = {
  names: ["cssinfo"],
  render(_args, context) {
    const { slug } = context.page;
    const facts = findCssFacts(slug);
    if (!facts) return reportUnknown(slug, context);
    return renderCssFacts(facts, { ...context, findFacts: findPropertyFacts });
  },
};

interface FactsContext extends MacroContext {
  /** Finds the facts of a property that a shorthand sets. */
  findFacts: (property: string) => CssFacts | null;
}

/** Renders the table of facts about the page's property or descriptor. */
export function renderCssFacts(facts: CssFacts, context: FactsContext): string {
  // Suppresses flaws, because this page can't correct the data's links.
  const quiet = { ...context, report: () => undefined };
  const rows = ROWS.flatMap(([name, label]) => {
    const value = isShown(name, facts[name]) ? renderFact(name, facts[name], quiet) : "";
    if (value === "") return [];
    const whole = name === "appliesto" ? addPseudoElements(value, facts, quiet) : value;
    return [renderRow(label, whole, quiet)];
  });
  const html = renderAtRule(context.page.slug, quiet) + rows.join("");
  return `<table class="properties"><tbody>${translateFragments(html, context.site)}</tbody></table>`;
}

function reportUnknown(slug: string, { translate, report }: MacroContext): string {
  const name = toLeaf(slug);
  report(describeUnknownCssName(name));
  const text = translate("css-info-not-found", {
    name: `<code>${escapeText(name)}</code>`,
  });
  return `<span class="missing-data">${text}</span>`;
}

function isShown(name: RowFact, fact: Fact): boolean {
  if (fact === undefined || fact === "") return false;
  return (
    !(name === "percentages" && fact === "no") && !(name === "stacking" && fact === false)
  );
}

/** Adds the sentence that names the pseudo-elements to which the property also applies. */
function addPseudoElements(
  facts: string,
  { alsoAppliesTo = [] }: CssFacts,
  context: MacroContext,
): string {
  if (alsoAppliesTo.length === 0) return facts;
  const links = alsoAppliesTo.map((name) => renderPropertyLink(name, context));
  return context.translate("css-info-also-applies-to", {
    facts: facts.replace(FINAL_PUNCTUATION, ""),
    names: new Intl.ListFormat(context.locale).format(links),
  });
}

function renderAtRule(slug: string, context: MacroContext): string {
  const parent = slug.split("/").at(-2) ?? "";
  if (!parent.startsWith("@")) return "";
  return renderRow("css-info-at-rule", renderPropertyLink(parent, context), context);
}

function renderRow(
  label: ContentMessageId,
  value: string,
  { translate, locale }: MacroContext,
): string {
  return `<tr><th scope="row">${translate(label, { locale })}</th><td>${value}</td></tr>`;
}

function renderFact(name: RowFact, fact: Fact, context: FactsContext, depth = 0): string {
  if (typeof fact === "boolean")
    return context.translate(fact ? "answer-yes" : "answer-no");
  if (Array.isArray(fact)) return renderShorthand(name, fact, context, depth);
  if (fact === undefined) return "";
  const text = findCssText(fact, context.locale);
  if (text === null && name === "initial") return `<code>${escapeText(fact)}</code>`;
  const html = text === null ? escapeText(fact) : expandLinks(text, context);
  const isOfPage = context.locale === DEFAULT_LOCALE || hasCssText(fact, context.locale);
  // A screen reader would read an English text as the page's language.
  return isOfPage ? html : `<span lang="en">${html}</span>`;
}

/** Renders the fact of each property that a shorthand sets. */
function renderShorthand(
  name: RowFact,
  properties: readonly string[],
  context: FactsContext,
  depth: number,
): string {
  if (depth >= MAX_DEPTH) return "";
  const items = properties.flatMap((property) => {
    const value = renderFact(
      name,
      context.findFacts(property)?.[name],
      context,
      depth + 1,
    );
    return value === ""
      ? []
      : [`<li>${renderPropertyLink(property, context)}: ${value}</li>`];
  });
  const intro = depth === 0 ? context.translate("css-info-each-property") : "";
  return `${intro}<ul>${items.join("")}</ul>`;
}

function renderPropertyLink(name: string, context: MacroContext): string {
  return cssxref.render([name], context);
}

const LINK_MACROS = new Map(
  [cssxref, ...elementLinks].map((macro) => [macro.names[0], macro]),
);

/** Expands the link macros in the data's texts, which contain no other calls. */
function expandLinks(text: string, context: MacroContext): string {
  let html = "";
  let done = 0;
  for (const token of parseCalls(text)) {
    if (token.kind !== "call") continue;
    const macro = LINK_MACROS.get(token.name.toLowerCase());
    html += text.slice(done, token.start) + (macro?.render(token.args, context) ?? "");
    done = token.end;
  }
  return html + text.slice(done);
}
