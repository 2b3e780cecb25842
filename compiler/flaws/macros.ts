import type { FlawReport } from "~/domain/documents/flaw";

/** The four ways in which a call goes wrong (content format, 4.3). */
export function describeUnknownMacro(
  name: string,
  suggestion: string | null,
): FlawReport {
  return { check: "macro-unknown", message: `There is no macro ${name}`, suggestion };
}

export function describeBadCall(
  name: string,
  { message, suggestion }: { message: string; suggestion: string | null },
): FlawReport {
  return { check: "macro-call", message: `${name}: ${message}`, suggestion };
}

export function describeBadSyntax(
  message: string,
  suggestion: string | null,
): FlawReport {
  return { check: "macro-syntax", message, suggestion };
}

/** `isShown`: the link is written all the same, as one to a page that is not there. */
export function describeBrokenMacroLink(
  url: string,
  { isShown, suggestion }: { isShown: boolean; suggestion: string | null },
): FlawReport {
  return {
    check: "macro-broken-link",
    severity: isShown ? "warning" : "error",
    message: `There is no page ${url}`,
    suggestion,
  };
}

/** A macro that shows nothing any more, with what to do instead. */
export function describeRetiredMacro(
  message: string,
  suggestion: string | null = null,
): FlawReport {
  return { check: "macro-retired", severity: "warning", message, suggestion };
}

/** Examples on a host that is gone; the suggestion is the call that takes its place. */
export function describeRetiredExample(suggestion: string): FlawReport {
  return describeRetiredMacro(
    "EmbedInteractiveExample shows examples of a host that is gone; examples are now code blocks of the page with the word interactive-example",
    suggestion,
  );
}

/** A macro that no data set, and no front matter, has anything for. */
function describeNoData(message: string, suggestion: string | null = null): FlawReport {
  return { check: "macro-without-data", severity: "warning", message, suggestion };
}

export function describeUnknownCssName(name: string): FlawReport {
  return describeNoData(`The CSS data set has no ${name}`);
}

export function describeUnknownCssSyntax(slug: string): FlawReport {
  return describeNoData(
    `The CSS data sets have no syntax for ${slug}`,
    "{{CSSSyntaxRaw(`name = syntax`)}}",
  );
}

export function describeUnknownSvgElement(name: string): FlawReport {
  return describeNoData(
    `Neither SVGData.json nor the data sets have an SVG element ${name}`,
  );
}

export function describeNoSpecifications(): FlawReport {
  return describeNoData(
    "The page's front matter has neither spec-urls nor browser-compat",
  );
}

export function describeNoCompatKey(): FlawReport {
  return describeNoData(
    "The page's front matter has no browser-compat to show a table for",
  );
}

/** A data file of the content that can't be read, told where a macro asks for it. */
export function describeBadContentData(message: string): FlawReport {
  return { check: "content-data", message };
}
