import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { renderCssSyntax, renderRawCssSyntax } from "../../macros/formal-syntax";
import { readPackageData } from "../../sources/platform/read-package-data";
import { memoize } from "../../core/memoize";
import { section } from "../parts/html";
import type { ReferenceContext } from "../reference-area";

type Selectors = Readonly<Record<string, { syntax: string } | undefined>>;

const loadSelectors = memoize(
  () => readPackageData("mdn-data/css/selectors.json") as Selectors,
);

/** Renders the arguments of a functional selector; empty when neither data set has them. */
export function renderSelectorSyntax(
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
