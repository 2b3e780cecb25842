/** Types of entries that Dash and Zeal know, by the beginning of the page type. */
const TYPES: readonly (readonly [prefix: string, type: string])[] = [
  ["css-at-rule-descriptor", "Attribute"],
  ["css-at-rule", "Directive"],
  ["css-function", "Function"],
  ["css-media-feature", "Attribute"],
  ["css-module", "Module"],
  ["css-property", "Property"],
  ["css-shorthand-property", "Property"],
  ["css-pseudo", "Selector"],
  ["css-selector", "Selector"],
  ["css-combinator", "Operator"],
  ["css-type", "Type"],
  ["css-keyword", "Keyword"],
  ["html-attribute-value", "Value"],
  ["html-attribute", "Attribute"],
  ["html-element", "Element"],
  ["svg-attribute", "Attribute"],
  ["svg-element", "Element"],
  ["mathml-attribute", "Attribute"],
  ["mathml-element", "Element"],
  ["http-header", "Field"],
  ["http-method", "Method"],
  ["http-status-code", "Value"],
  ["http-cors-error", "Error"],
  ["http-", "Directive"],
  ["javascript-error", "Error"],
  ["javascript-function", "Function"],
  ["javascript-class", "Class"],
  ["javascript-constructor", "Constructor"],
  ["javascript-namespace", "Namespace"],
  ["javascript-operator", "Operator"],
  ["javascript-statement", "Statement"],
  ["javascript-global-property", "Global"],
  ["javascript-instance-method", "Method"],
  ["javascript-static-method", "Method"],
  ["javascript-instance", "Property"],
  ["javascript-static", "Property"],
  ["web-api-interface", "Interface"],
  ["web-api-constructor", "Constructor"],
  ["web-api-event", "Event"],
  ["web-api-global-function", "Function"],
  ["web-api-instance-method", "Method"],
  ["web-api-static-method", "Method"],
  ["web-api-instance-property", "Property"],
  ["web-api-static-property", "Property"],
  ["webgl-extension-method", "Method"],
  ["webgl-extension", "Extension"],
  ["webextension-api-function", "Function"],
  ["webextension-api-type", "Type"],
  ["webextension-api-event", "Event"],
  ["webextension-api-property", "Property"],
  ["webextension-api", "Module"],
  ["webextension-manifest-key", "Setting"],
  ["web-manifest-member", "Setting"],
  ["webassembly-instruction", "Instruction"],
  ["webassembly-interface", "Interface"],
  ["webassembly-constructor", "Constructor"],
  ["webassembly-instance-method", "Method"],
  ["webassembly-static-method", "Method"],
  ["webassembly-instance-property", "Property"],
  ["webassembly-function", "Function"],
  ["webassembly-type", "Type"],
  ["webdriver-command", "Command"],
  ["webdriver-event", "Event"],
  ["glossary-", "Word"],
];
const GUIDE = "Guide";

/** Type of a page's entry; guides, lists and unknown pages are guides. */
export function toEntryType(pageType: string): string {
  return TYPES.find(([prefix]) => pageType.startsWith(prefix))?.[1] ?? GUIDE;
}

/** Types of the members that a section of an interface lists, by the section's id. */
const MEMBER_SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:instance|static)_properties/, "Property"],
  [/^(?:instance|static)_methods/, "Method"],
  [/^constructor/, "Constructor"],
  [/^events/, "Event"],
  [/^attributes/, "Attribute"],
  [/^parameters/, "Parameter"],
  [/^values/, "Value"],
];

/** Type of a term of a definition list in this section; null: none of a page's contents list. */
export function toMemberType(sectionId: string): string | null {
  return MEMBER_SECTIONS.find(([pattern]) => pattern.test(sectionId))?.[1] ?? null;
}
