import { escapeText } from "~/domain/text/escape-html";
import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listFeaturesBelow } from "../data/list-bcd-features";
import { renderDetails, renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { renderExample } from "./example";
import { SELECTOR_MEANINGS } from "./selector-meanings";
import { renderSelectorSyntax } from "./selector-syntax";

const VENDORS: Readonly<Record<string, string>> = {
  moz: "Firefox",
  webkit: "WebKit and browsers that share its features",
};

const KINDS: Readonly<Record<string, string>> = {
  "css-pseudo-class": "CSS pseudo-class",
  "css-pseudo-element": "CSS pseudo-element",
};

/** Renders a pseudo-class or pseudo-element: `:hover`, `::before`. */
export function renderPseudo(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = toPlainTitle(page.title);
  const lead = `<strong>${code(name)}</strong> is a ${KINDS[page.pageType] ?? "CSS selector"}`;
  const [, vendor = ""] = /^::?-(\w+)-/.exec(name) ?? [];
  const origin = VENDORS[vendor];
  const isCall = name.endsWith("()");
  const more = [
    ...listMeaning(name),
    ...(origin ? [`Its prefix marks it as an extension of ${origin}`] : []),
  ];
  return [
    renderIntroduction(page, { lead, more }, context),
    isCall ? "" : section("Syntax", codeBlock("css", `${name} {\n  /* ... */\n}`)),
    renderExample(page, context.data.css),
    isCall
      ? renderSubFeatures("Arguments", feature, context)
      : renderDetails(listFeaturesBelow(feature), context),
    isCall ? renderSelectorSyntax(name, context) : "",
    renderClosing(page, [], context),
  ].join("");
}

/** Renders a combinator or a selector whose name is a phrase. */
export function renderSelector(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const kind =
    page.pageType === "css-combinator" ? "CSS combinator" : "form of CSS selector";
  const name = escapeText(toPlainTitle(page.title));
  const lead = `<strong>${name}</strong>: a ${kind}`;
  return [
    renderIntroduction(page, { lead, more: listMeaning(name) }, context),
    renderExample(page, context.data.css),
    renderSubFeatures("Forms", feature, context),
    renderClosing(page, [], context),
  ].join("");
}

function listMeaning(name: string): string[] {
  const meaning = SELECTOR_MEANINGS[name];
  return meaning ? [`It matches ${meaning}`] : [];
}
