import { expect, test } from "vitest";
import { findMacro, suggestMacroName } from "./registry";

/** All macros that published content calls; none of them may count as unknown. */
const USED =
  `cssxref jsxref compat specifications htmlelement apiref glossary embedlivesample optional_inline
  svgelement httpheader webextapiref readonlyinline svgattr availableinworkers securecontext_header
  experimental_inline interactiveexample seecompattable deprecated_inline inheritancediagram csssyntax
  non-standard_inline webextexamples cssinfo non-standard_header previousmenunext httpstatus
  defaultapisidebar httpmethod mathmlelement rfc previousnext csp securecontext_inline nextmenu svginfo
  js_property_attributes subpageswithsummaries csssyntaxraw embedghlivesample previousmenu
  deprecated_header livesamplelink embedyoutube next glossarydisambiguation previous listsubpages domxref
  jsref addonsidebar apilistalpha css_ref listgroups webextallcompattables webextallexamples
  cssref glossarysidebar addonsidebarmain learnsidebar svgref jssidebar htmlsidebar accessibilitysidebar
  webassemblysidebar xsltsidebar mdnsidebar mathmlref pwasidebar firefoxsidebar gamessidebar httpsidebar
  webextapisidebar quicklinkswithsubpages listsubpagesforsidebar apilistspecs firefox_for_developers
  xsltref jsfiddleembed echo experimentalbadge nonstandardbadge xulelem page event livesampleurl
  embedinteractiveexample cssanimatedproperties propertiesbox no_tag_omission htmlattrxref xref_css`.split(
    /\s+/,
  );

test.each(USED)("knows %s", (name) => {
  expect(findMacro(name)).not.toBeNull();
});

test("finds no other name", () => {
  expect(findMacro("nope")).toBeNull();
});

test("lists every name in the form that is looked up", () => {
  for (const name of USED) {
    for (const known of findMacro(name)?.names ?? [])
      expect(findMacro(known)).not.toBeNull();
  }
});

test("suggests a name only when one is near", () => {
  expect([suggestMacroName("Glosary"), suggestMacroName("somethingelse")]).toEqual([
    "glossary",
    null,
  ]);
});
