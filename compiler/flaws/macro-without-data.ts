import type { FlawReport } from "~/domain/documents/flaw";

/** A macro that no data set, and no front matter, has anything for. */
function describe(message: string, suggestion: string | null = null): FlawReport {
  return { check: "macro-without-data", severity: "warning", message, suggestion };
}

export function describeUnknownCssName(name: string): FlawReport {
  return describe(`The CSS data set has no ${name}`);
}

export function describeUnknownCssSyntax(slug: string): FlawReport {
  return describe(
    `The CSS data sets have no syntax for ${slug}`,
    "{{CSSSyntaxRaw(`name = syntax`)}}",
  );
}

export function describeUnknownSvgElement(name: string): FlawReport {
  return describe(`Neither SVGData.json nor the data sets have an SVG element ${name}`);
}

export function describeNoSpecifications(): FlawReport {
  return describe("The page's front matter has neither spec-urls nor browser-compat");
}

export function describeNoCompatKey(): FlawReport {
  return describe("The page's front matter has no browser-compat to show a table for");
}
