/** Page types that every area may use. */
const COMMON = [
  "guide",
  "landing-page",
  "listing-page",
  "how-to",
  "tutorial",
  "tutorial-chapter",
] as const;

interface Area {
  /** Slugs of the area; the first matching row of the table decides. */
  slug: RegExp;
  /** The sidebar that its pages name; null where a macro or the area decides. */
  sidebar: string | null;
  types: readonly string[];
}

/** Page types and sidebar by the beginning of the slug (writers 6.1), special areas first. */
const AREAS: readonly Area[] = [
  {
    slug: /^Glossary(\/|$)/i,
    sidebar: "glossarysidebar",
    types: ["glossary-definition", "glossary-disambiguation"],
  },
  {
    slug: /^Learn_web_development(\/|$)/i,
    sidebar: "learnsidebar",
    types: [
      "learn-module-chapter",
      "learn-module",
      "learn-module-assessment",
      "learn-topic",
      "learn-faq",
    ],
  },
  {
    slug: /^MDN(\/|$)/i,
    sidebar: "mdnsidebar",
    types: ["mdn-writing-guide", "mdn-community-guide"],
  },
  {
    slug: /^Mozilla\/Firefox(\/|$)/i,
    sidebar: "firefox",
    types: ["firefox-release-notes", "firefox-release-notes-active"],
  },
  {
    slug: /^Mozilla\/Add-ons\/WebExtensions(\/|$)/i,
    sidebar: "addonsidebar",
    types: [
      "webextension-api",
      "webextension-api-function",
      "webextension-api-event",
      "webextension-api-property",
      "webextension-api-type",
      "webextension-manifest-key",
    ],
  },
  {
    slug: /^Web\/API(\/|$)/i,
    sidebar: null,
    types: [
      "web-api-interface",
      "web-api-overview",
      "web-api-constructor",
      "web-api-instance-method",
      "web-api-instance-property",
      "web-api-static-method",
      "web-api-static-property",
      "web-api-event",
      "web-api-global-function",
      "web-api-global-property",
      "webgl-extension",
      "webgl-extension-method",
    ],
  },
  {
    slug: /^Web\/CSS(\/|$)/i,
    sidebar: "cssref",
    types: [
      "css-property",
      "css-shorthand-property",
      "css-pseudo-class",
      "css-pseudo-element",
      "css-selector",
      "css-combinator",
      "css-at-rule",
      "css-at-rule-descriptor",
      "css-media-feature",
      "css-type",
      "css-function",
      "css-keyword",
      "css-module",
    ],
  },
  {
    slug: /^Web\/JavaScript(\/|$)/i,
    sidebar: "jsref",
    types: [
      "javascript-class",
      "javascript-namespace",
      "javascript-constructor",
      "javascript-function",
      "javascript-global-property",
      "javascript-instance-method",
      "javascript-instance-data-property",
      "javascript-instance-accessor-property",
      "javascript-static-method",
      "javascript-static-data-property",
      "javascript-static-accessor-property",
      "javascript-operator",
      "javascript-statement",
      "javascript-language-feature",
      "javascript-error",
    ],
  },
  {
    slug: /^Web\/HTML(\/|$)/i,
    sidebar: "htmlsidebar",
    types: ["html-element", "html-attribute", "html-attribute-value"],
  },
  {
    slug: /^Web\/SVG(\/|$)/i,
    sidebar: "svgref",
    types: ["svg-element", "svg-attribute"],
  },
  {
    slug: /^Web\/MathML(\/|$)/i,
    sidebar: "mathmlref",
    types: ["mathml-element", "mathml-attribute"],
  },
  {
    slug: /^Web\/HTTP(\/|$)/i,
    sidebar: "http",
    types: [
      "http-header",
      "http-method",
      "http-status-code",
      "http-csp-directive",
      "http-permissions-policy-directive",
      "http-cors-error",
    ],
  },
  {
    slug: /^Web\/(?:Progressive_web_apps\/)?Manifest(\/|$)/i,
    sidebar: "pwasidebar",
    types: ["web-manifest-member"],
  },
  {
    slug: /^WebAssembly(\/|$)/i,
    sidebar: "webassemblysidebar",
    types: [
      "webassembly-function",
      "webassembly-constructor",
      "webassembly-interface",
      "webassembly-instance-property",
      "webassembly-instance-method",
      "webassembly-static-method",
      "webassembly-instruction",
    ],
  },
  {
    slug: /^Web\/WebDriver(\/|$)/i,
    sidebar: "webdriver",
    types: ["webdriver-command", "webdriver-capability", "webdriver-error"],
  },
  {
    slug: /^Web\/Accessibility(\/|$)/i,
    sidebar: "accessibilitysidebar",
    types: ["aria-role", "aria-attribute"],
  },
  { slug: /^Web\/URI(\/|$)/i, sidebar: "urlsidebar", types: ["uri-scheme"] },
  {
    slug: /^Web\/XML(\/|$)/i,
    sidebar: "xmlsidebar",
    types: ["xpath-function", "exslt-function", "xslt-element", "xslt-axis"],
  },
];

const NO_AREA: Area = { slug: /^/, sidebar: null, types: [] };

function getArea(slug: string): Area {
  return AREAS.find((area) => area.slug.test(slug)) ?? NO_AREA;
}

/** Returns the sidebar that the pages of a slug's area name in their front matter. */
export function findAreaSidebar(slug: string): string | null {
  return getArea(slug).sidebar;
}

/** Lists the page types that a page of this slug may have, those of its area first. */
export function listPageTypes(slug: string): string[] {
  return [...getArea(slug).types, ...COMMON];
}

/** Slug patterns that tell a page's type; the first match decides. */
const GUESSES: readonly (readonly [RegExp, string])[] = [
  [/^Glossary\/./i, "glossary-definition"],
  [/^Web\/API\/[^/]+_API$/i, "web-api-overview"],
  [/^Web\/API\/[^/]+_API\/./i, "guide"],
  [/^Web\/API\/[^/]+\/[^/]+_event$/i, "web-api-event"],
  [/^Web\/API\/[^/]+\/[^/]+_static$/i, "web-api-static-method"],
  [/^Web\/API\/([^/]+)\/\1$/i, "web-api-constructor"],
  [/^Web\/API\/[^/]+\/[^/]+$/i, "web-api-instance-property"],
  [/^Web\/API\/[^/]+$/i, "web-api-interface"],
  [/^Web\/CSS\/(?:Reference\/)?(?:.*\/)?::[^/]+$/i, "css-pseudo-element"],
  [/^Web\/CSS\/(?:Reference\/)?(?:.*\/)?:[^/]+$/i, "css-pseudo-class"],
  [/^Web\/CSS\/(?:.*\/)?@media\/[^/]+$/i, "css-media-feature"],
  [/^Web\/CSS\/(?:.*\/)?@[^/]+\/[^/]+$/i, "css-at-rule-descriptor"],
  [/^Web\/CSS\/(?:.*\/)?@[^/]+$/i, "css-at-rule"],
  [/^Web\/CSS\/Reference\/Properties\/[^/]+$/i, "css-property"],
  [/^Web\/CSS\/Reference\/Values\/[^/]+$/i, "css-type"],
  [/^Web\/CSS\/Reference\/Selectors\/[^/]+$/i, "css-selector"],
  [/^Web\/HTML\/(?:Reference\/)?(?:Elements?|element)\/[^/]+$/i, "html-element"],
  [/^Web\/HTML\/(?:Reference\/)?(?:Global_)?attributes\/[^/]+$/i, "html-attribute"],
  [
    /^Web\/HTTP\/(?:Reference\/)?Headers\/Content-Security-Policy\/./i,
    "http-csp-directive",
  ],
  [/^Web\/HTTP\/(?:Reference\/)?Headers\/[^/]+$/i, "http-header"],
  [/^Web\/HTTP\/(?:Reference\/)?Status\/[^/]+$/i, "http-status-code"],
  [/^Web\/HTTP\/(?:Reference\/)?Methods\/[^/]+$/i, "http-method"],
  [/^Web\/JavaScript\/Reference\/Errors\/[^/]+$/i, "javascript-error"],
  [/^Web\/JavaScript\/Reference\/Operators\/[^/]+$/i, "javascript-operator"],
  [/^Web\/JavaScript\/Reference\/Statements\/[^/]+$/i, "javascript-statement"],
  [
    /^Web\/JavaScript\/Reference\/Global_Objects\/([^/]+)\/\1$/i,
    "javascript-constructor",
  ],
  [
    /^Web\/JavaScript\/Reference\/Global_Objects\/[^/]+\/[^/]+$/i,
    "javascript-instance-method",
  ],
  [/^Web\/JavaScript\/Reference\/Global_Objects\/[^/]+$/i, "javascript-class"],
  [/^Web\/SVG\/(?:Reference\/)?Elements?\/[^/]+$/i, "svg-element"],
  [/^Web\/SVG\/(?:Reference\/)?Attributes?\/[^/]+$/i, "svg-attribute"],
  [/^Web\/MathML\/(?:Reference\/)?Elements?\/[^/]+$/i, "mathml-element"],
  [/^Learn_web_development\/[^/]+\/[^/]+$/i, "learn-module"],
  [/^Learn_web_development\/[^/]+\/[^/]+\/[^/]+$/i, "learn-module-chapter"],
  [/^MDN\/Community\/./i, "mdn-community-guide"],
  [/^MDN\/Writing_guidelines\/./i, "mdn-writing-guide"],
  [/^[^/]+$/, "landing-page"],
];

/** Guesses the type of a new page from its slug (content format 2.3); `guide` without a clue. */
export function guessPageType(slug: string): string {
  return GUESSES.find(([pattern]) => pattern.test(slug))?.[1] ?? "guide";
}
