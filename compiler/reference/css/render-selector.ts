import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import { memoize } from "../../core/memoize";
import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import { renderCssSyntax, renderRawCssSyntax } from "../../macros/formal-syntax";
import type { Feature } from "../../sources/platform/compat/features";
import { readPackageData } from "../../sources/platform/read-package-data";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listFeaturesBelow } from "../data/list-bcd-features";
import { renderDetails, renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { renderExample } from "./example";
import { SELECTOR_MEANINGS } from "./selector-meanings";

const VENDORS: Readonly<Record<string, string>> = {
  moz: "Firefox",
  webkit: "WebKit and browsers that share its features",
};

const KINDS: Readonly<Record<string, string>> = {
  "css-pseudo-class": "CSS pseudo-class",
  "css-pseudo-element": "CSS pseudo-element",
};

type Selectors = Readonly<Record<string, { syntax: string } | undefined>>;

const loadSelectors = memoize(
  () => readPackageData("mdn-data/css/selectors.json") as Selectors,
);

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

/** Renders the arguments of a functional selector; empty when neither data set has them. */
function renderSelectorSyntax(
  name: string,
  { site, platform, translate }: ReferenceContext,
): string {
  const context = { locale: DEFAULT_LOCALE, site, platform, translate };
  const known = renderCssSyntax({ kind: "selector", name }, context);
  if (known !== null) return section("Formal syntax", known);
  const syntax = Object.hasOwn(loadSelectors(), name)
    ? loadSelectors()[name]?.syntax
    : undefined;
  const html = syntax ? renderRawCssSyntax(`${name} = ${syntax}`, context) : "";
  return section("Formal syntax", html);
}
