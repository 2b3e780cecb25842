import type { FlawReport } from "~/domain/documents/flaw";

/**
 * A call names an unknown macro. This and the next three are the ways in which calls fail
 * (content format, 4.3).
 */
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

/** A macro's link leads to a missing page; `isShown`: the link is rendered nevertheless. */
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

/** A macro's link is redirected; the suggestion is the argument that leads there at once. */
export function describeRedirectedMacroLink(
  url: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "macro-redirected-link",
    severity: "warning",
    message: `The macro's link to ${url} is redirected.`,
    suggestion,
  };
}

/** Suggestion for a call that nothing replaces. */
export const REMOVE_CALL = "remove the call";

/** A macro renders nothing any more; the message says what to do instead. */
export function describeRetiredMacro(
  message: string,
  suggestion: string | null = null,
): FlawReport {
  return { check: "macro-retired", severity: "warning", message, suggestion };
}

/** A call shows an example from a host that is gone; the suggestion is the replacing call. */
export function describeRetiredExample(suggestion: string): FlawReport {
  return describeRetiredMacro(
    "EmbedInteractiveExample shows examples of a host that is gone; examples are now code blocks of the page with the word interactive-example",
    suggestion,
  );
}

/** Neither data set nor front matter has data for the macro. */
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

/** A data file of the content can't be read; reported where a macro needs it. */
export function describeBadContentData(message: string): FlawReport {
  return { check: "content-data", message };
}
