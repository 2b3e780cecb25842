import { findOwn } from "~/domain/text/find-own";

/** Plural labels of page types, in the order of the lists. */
const LABELS: Readonly<Record<string, string>> = {
  "landing-page": "Topics",
  "listing-page": "Topics",
  "web-api-overview": "APIs",
  guide: "Guides",
  "css-module": "Modules",
  "css-property": "Properties",
  "css-shorthand-property": "Properties",
  "css-selector": "Selectors",
  "css-pseudo-class": "Pseudo-classes",
  "css-pseudo-element": "Pseudo-elements",
  "css-combinator": "Combinators",
  "css-at-rule": "At-rules",
  "css-at-rule-descriptor": "Descriptors",
  "css-media-feature": "Media features",
  "css-type": "Types",
  "css-function": "Functions",
  "css-keyword": "Keywords",
  "html-element": "Elements",
  "html-attribute": "Attributes",
  "html-attribute-value": "Attribute values",
  "svg-element": "Elements",
  "svg-attribute": "Attributes",
  "mathml-element": "Elements",
  "mathml-attribute": "Attributes",
  "http-header": "Headers",
  "http-method": "Methods",
  "http-status-code": "Status codes",
  "http-csp-directive": "Directives",
  "http-permissions-policy-directive": "Directives",
  "javascript-class": "Objects",
  "javascript-namespace": "Namespaces",
  "javascript-function": "Functions",
  "javascript-global-property": "Values",
  "javascript-statement": "Statements",
  "javascript-operator": "Operators",
  "javascript-language-feature": "Language features",
  "javascript-error": "Errors",
  "javascript-constructor": "Constructor",
  "javascript-static-method": "Static methods",
  "javascript-static-data-property": "Static properties",
  "javascript-static-accessor-property": "Static properties",
  "javascript-instance-method": "Instance methods",
  "javascript-instance-data-property": "Instance properties",
  "javascript-instance-accessor-property": "Instance properties",
  "webassembly-interface": "Interfaces",
  "webassembly-function": "Functions",
  "webassembly-constructor": "Constructor",
  "webassembly-instance-method": "Instance methods",
  "webassembly-instance-property": "Instance properties",
  "webassembly-static-method": "Static methods",
  "webassembly-instruction": "Instructions",
  "web-manifest-member": "Members",
  "webextension-api": "APIs",
  "webextension-api-function": "Functions",
  "webextension-api-property": "Properties",
  "webextension-api-type": "Types",
  "webextension-api-event": "Events",
  "webextension-manifest-key": "Manifest keys",
  "webdriver-command": "Commands",
  "webdriver-capability": "Capabilities",
  "webdriver-event": "Events",
  "webdriver-error": "Errors",
  "web-api-interface": "Interfaces",
  "webgl-extension": "WebGL extensions",
  "web-api-constructor": "Constructor",
  "web-api-static-property": "Static properties",
  "web-api-instance-property": "Instance properties",
  "web-api-static-method": "Static methods",
  "web-api-instance-method": "Instance methods",
  "webgl-extension-method": "Instance methods",
  "web-api-event": "Events",
};

const ORDER = [...new Set(Object.values(LABELS))];
const OTHERS = "Pages";

/** Returns the heading of a page type, for lists of pages. */
function toPageTypeLabel(pageType: string): string {
  return findOwn(LABELS, pageType) ?? OTHERS;
}

/** Groups pages under the headings of their kinds, in fixed order. */
export function groupByKind<T extends { pageType: string }>(
  pages: readonly T[],
): [label: string, pages: T[]][] {
  return [...ORDER, OTHERS].flatMap((label): [string, T[]][] => {
    const group = pages.filter(({ pageType }) => toPageTypeLabel(pageType) === label);
    return group.length > 0 ? [[label, group]] : [];
  });
}
