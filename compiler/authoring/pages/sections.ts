import { findOwn } from "~/domain/text/find-own";
/** The parts of a new page's body, in the order of the page. */
export interface BodyTemplate {
  /** Macro calls above the text. */
  head?: string;
  /** The first paragraph; `%` stands for the title. */
  intro: string;
  /** Sections by heading; a text of several paragraphs is written as it is. */
  sections: readonly (readonly [heading: string, body: string])[];
}

const SPECIFICATIONS = ["Specifications", "{{Specifications}}"] as const;
const COMPATIBILITY = ["Browser compatibility", "{{Compat}}"] as const;
const SEE_ALSO = ["See also", "- A page that helps to understand this one."] as const;
const EXAMPLES = ["Examples", "Explain the example here."] as const;
const REFERENCE_END = [SPECIFICATIONS, COMPATIBILITY, SEE_ALSO] as const;

const PARAMETERS = "### Parameters\n\nNone.\n\n### Return value\n\nNone.";

function syntax(language: string, code: string, more = ""): readonly [string, string] {
  return ["Syntax", `\`\`\`${language}\n${code}\n\`\`\`${more && `\n\n${more}`}`];
}

const GUIDE: BodyTemplate = {
  intro: "This guide explains %.",
  sections: [["Overview", "Begin here."], EXAMPLES, SEE_ALSO],
};
const LANDING: BodyTemplate = {
  intro: "These pages are about %.",
  sections: [
    ["Guides", "{{ListSubPages}}"],
    ["See also", "- A page that helps to understand this one."],
  ],
};
const INTERFACE: BodyTemplate = {
  head: "{{APIRef}}",
  intro: "The **`%`** interface represents …",
  sections: [
    ["Instance properties", "None."],
    ["Instance methods", "None."],
    EXAMPLES,
    ...REFERENCE_END,
  ],
};
const METHOD: BodyTemplate = {
  intro: "The **`%`** method …",
  sections: [syntax("js-nolint", "method()", PARAMETERS), EXAMPLES, ...REFERENCE_END],
};
const PROPERTY: BodyTemplate = {
  intro: "The **`%`** property …",
  sections: [["Value", "A string."], EXAMPLES, ...REFERENCE_END],
};

/** Bodies by page type; a type that is missing here takes the guide's. */
const BODIES: Readonly<Record<string, BodyTemplate>> = {
  guide: GUIDE,
  "landing-page": LANDING,
  "listing-page": LANDING,
  "web-api-overview": {
    head: '{{DefaultAPISidebar("")}}',
    intro: "The **%** lets you …",
    sections: [
      ["Concepts and usage", "Begin here."],
      ["Interfaces", "None."],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "web-api-interface": INTERFACE,
  "web-api-constructor": {
    ...METHOD,
    head: "{{APIRef}}",
    intro: "The **`%`** constructor creates a new object.",
  },
  "web-api-instance-method": { ...METHOD, head: "{{APIRef}}" },
  "web-api-static-method": { ...METHOD, head: "{{APIRef}}" },
  "web-api-instance-property": { ...PROPERTY, head: "{{APIRef}}" },
  "web-api-static-property": { ...PROPERTY, head: "{{APIRef}}" },
  "web-api-event": {
    head: "{{APIRef}}",
    intro: "The **`%`** event fires when …",
    sections: [
      syntax("js-nolint", 'addEventListener("name", (event) => { })'),
      ["Event type", 'A generic {{domxref("Event")}}.'],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "css-property": {
    intro: "The **`%`** [CSS](/en-US/docs/Web/CSS) property sets …",
    sections: [
      syntax("css", "property: value;", "### Values\n\n- `value`\n  - : What it means."),
      ["Formal definition", "{{CSSInfo}}"],
      ["Formal syntax", "{{CSSSyntax}}"],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "css-selector": {
    intro: "The **`%`** [CSS](/en-US/docs/Web/CSS) selector matches …",
    sections: [syntax("css", "selector {\n  /* … */\n}"), EXAMPLES, ...REFERENCE_END],
  },
  "css-at-rule": {
    intro: "The **`%`** [CSS](/en-US/docs/Web/CSS) at-rule …",
    sections: [
      syntax("css", "@rule {\n  /* … */\n}"),
      ["Formal syntax", "{{CSSSyntax}}"],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "css-type": {
    intro: "The **`%`** [CSS](/en-US/docs/Web/CSS) data type represents …",
    sections: [
      ["Syntax", "Describe the values here."],
      ["Formal syntax", "{{CSSSyntax}}"],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "html-element": {
    intro: "The **`%`** [HTML](/en-US/docs/Web/HTML) element represents …",
    sections: [
      ["Attributes", "This element includes the global attributes."],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "html-attribute": { ...PROPERTY, intro: "The **`%`** attribute …" },
  "http-header": {
    intro: "The HTTP **`%`** header …",
    sections: [
      syntax("http", "Header: value"),
      ["Directives", "- `value`\n  - : What it means."],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "http-status-code": {
    intro: "The HTTP **`%`** status code means …",
    sections: [["Status", "```http\n%\n```"], EXAMPLES, ...REFERENCE_END],
  },
  "javascript-class": { ...INTERFACE, head: "", intro: "The **`%`** object …" },
  "javascript-instance-method": { ...METHOD },
  "javascript-function": { ...METHOD, intro: "The **`%`** function …" },
  "javascript-operator": {
    intro: "The **`%`** operator …",
    sections: [
      syntax("js-nolint", "x % y"),
      ["Description", "Begin here."],
      EXAMPLES,
      ...REFERENCE_END,
    ],
  },
  "glossary-definition": {
    intro: "**%** is …",
    sections: [SEE_ALSO],
  },
  "glossary-disambiguation": {
    intro:
      "The term **%** can have several meanings depending on the context. It can refer to:\n\n{{GlossaryDisambiguation}}",
    sections: [],
  },
  "learn-module": {
    intro: "This module teaches %.",
    sections: [
      ["Prerequisites", "None."],
      ["Tutorials and challenges", "- The first chapter."],
      SEE_ALSO,
    ],
  },
  "learn-module-chapter": {
    intro: "In this article you learn %.",
    sections: [
      ["The basics", "Begin here."],
      ["Summary", "Say what was learned."],
    ],
  },
};

/** Ends of page types that share the body of another type. */
const SHARED: readonly (readonly [RegExp, string])[] = [
  [
    /-(?:instance|static|global)?-?method$|-constructor$|-function$/,
    "javascript-function",
  ],
  [/-(?:data-|accessor-)?property$|-attribute$|-attribute-value$/, "html-attribute"],
  [/^css-(?:pseudo|combinator)/, "css-selector"],
  [/^css-(?:shorthand|at-rule-d|media)/, "css-property"],
  [/^css-(?:function|keyword)/, "css-type"],
  [/-element$/, "html-element"],
  [/^learn-/, "learn-module-chapter"],
];

/** Returns the body that a new page of this type begins with. */
export function getBody(pageType: string): BodyTemplate {
  const shared = SHARED.find(([pattern]) => pattern.test(pageType))?.[1];
  return findOwn(BODIES, pageType) ?? BODIES[shared ?? "guide"] ?? GUIDE;
}
