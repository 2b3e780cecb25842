import type { Macro } from "./macro";

/** Known macros that show nothing so far. Building one means to take its name out here. */
const NAMES = [
  "apilistalpha",
  "apilistspecs",
  "css_ref",
  "cssanimatedproperties",
  "csssyntax",
  "csssyntaxraw",
  "echo",
  "event",
  "firefox_for_developers",
  "glossarydisambiguation",
  "htmlattrxref",
  "inheritancediagram",
  "listgroups",
  "listsubpagesforsidebar",
  "no_tag_omission",
  "page",
  "propertiesbox",
  "subpageswithsummaries",
  "svginfo",
  "webextallcompattables",
  "webextallexamples",
  "webextexamples",
  "xref_css",
  "xsltref",
];

/** Macros that the writer may rely on to come: nothing is shown, a warning says so. */
export const notBuiltYet: readonly Macro[] = NAMES.map((name) => ({
  names: [name],
  render(_args, context) {
    context.report({
      check: "macro-not-built-yet",
      severity: "warning",
      message: `The macro ${name} is known but shows nothing yet`,
    });
    return "";
  },
}));

/** Markers of a retired technology: nothing is shown, and nothing is wrong with that. */
export const ignoredMacros: Macro = { names: ["xulelem"], render: () => "" };
