import { findSidebarMacro } from "../../macros/navigation/sidebar-macros";
import { findMacro, listMacroNames } from "../../macros/registry";

/** Help for authors about a macro. */
export interface MacroHelp {
  /** As authors write the name. */
  name: string;
  /** Names of arguments; those with a question mark may be left out. */
  parameters: readonly string[];
  purpose: string;
  example: string;
  /** The replacement of a macro that pages should not use any more. */
  instead: string | null;
}

/** Link, display text, anchor, and a switch that leaves out the font of code. */
const LINK = ["display?", "anchor?", "noCode?"];
const TEXT_LINK = LINK.slice(0, 2);

/** A call as authors write it, parameters, purpose, and, for an old macro, its replacement. */
type Row = readonly [
  example: string,
  parameters: readonly string[],
  purpose: string,
  instead?: string,
];

const ROWS: readonly Row[] = [
  [
    '{{cssxref("color")}}',
    ["name", ...TEXT_LINK],
    "Links to a CSS property, value, selector or at-rule: `color`, `&lt;length&gt;`, `calc()`, `:hover`, `@media`.",
  ],
  [
    '{{jsxref("Array.prototype.map()")}}',
    ["name", ...LINK],
    "Links to the JavaScript reference.",
  ],
  [
    '{{domxref("Node.appendChild()")}}',
    ["name", ...LINK],
    "Links to a Web API or one of its members.",
  ],
  ['{{HTMLElement("video")}}', ["name", ...TEXT_LINK], "Links to an HTML element."],
  ['{{SVGElement("circle")}}', ["name", ...TEXT_LINK], "Links to an SVG element."],
  ['{{SVGAttr("fill")}}', ["name", ...TEXT_LINK], "Links to an SVG attribute."],
  ['{{MathMLElement("mfrac")}}', ["name", ...TEXT_LINK], "Links to a MathML element."],
  ['{{HTTPHeader("Accept")}}', ["name", ...LINK], "Links to an HTTP header."],
  [
    '{{HTTPStatus("404", "404 Not Found")}}',
    ["code", ...LINK],
    "Links to an HTTP status code.",
  ],
  ['{{HTTPMethod("GET")}}', ["name", ...LINK], "Links to an HTTP method."],
  [
    '{{CSP("script-src")}}',
    ["directive", ...LINK],
    "Links to a directive of Content-Security-Policy.",
  ],
  [
    '{{WebExtAPIRef("tabs.query()")}}',
    ["name", ...LINK],
    "Links to an API of browser extensions.",
  ],
  ['{{Glossary("viewport")}}', ["term", "display?"], "Links to a term of the glossary."],
  [
    '{{RFC(9110, "HTTP Semantics", "15.5.5")}}',
    ["number", "content?", "section?"],
    "Links to an RFC, or to a section of it, at its publisher.",
  ],
  ["{{Experimental_Inline}}", [], "Marks a feature as experimental."],
  ["{{Non-standard_Inline}}", [], "Marks a feature as non-standard."],
  ["{{Deprecated_Inline}}", [], "Marks a feature as deprecated."],
  [
    "{{ExperimentalBadge}}",
    [],
    "Marks a feature as experimental.",
    "`{{Experimental_Inline}}`",
  ],
  [
    "{{NonStandardBadge}}",
    [],
    "Marks a feature as non-standard.",
    "`{{Non-standard_Inline}}`",
  ],
  [
    "{{Obsolete_Inline}}",
    [],
    "Marks a feature as deprecated.",
    "`{{Deprecated_Inline}}`",
  ],
  ["{{Optional_Inline}}", [], "Marks a parameter or property as optional."],
  ["{{ReadOnlyInline}}", [], "Marks a property as read only."],
  [
    "{{SecureContext_Inline}}",
    [],
    "Marks a feature that exists in secure contexts (HTTPS) only.",
  ],
  ["{{SeeCompatTable}}", [], "Shows a card: the technology is experimental."],
  ["{{Deprecated_Header}}", [], "Shows a card: the feature is deprecated."],
  [
    "{{Obsolete_Header}}",
    [],
    "Shows a card: the feature is deprecated.",
    "`{{Deprecated_Header}}`",
  ],
  ["{{Non-standard_Header}}", [], "Shows a card: the feature is non-standard."],
  [
    "{{NonStandard_Header}}",
    [],
    "Shows a card: the feature is non-standard.",
    "`{{Non-standard_Header}}`",
  ],
  [
    "{{SecureContext_Header}}",
    [],
    "Shows a card: the feature exists in secure contexts (HTTPS) only.",
  ],
  [
    '{{AvailableInWorkers("window_and_dedicated")}}',
    ["type?"],
    "Shows a note that names the workers with the feature: `worker`, `dedicated`, `service`, `worker_except_service`, `window_and_worker`, `window_and_dedicated`, `window_and_service`, `window_and_worker_except_service`, `window_and_worker_except_shared`; without a type, all of them.",
  ],
  [
    "{{Compat}}",
    [],
    "Shows a table of browser compatibility for each key of `browser-compat` in the front matter.",
  ],
  [
    "{{Specifications}}",
    [],
    "Shows the table of specifications, from `spec-urls` or `browser-compat` in the front matter.",
  ],
  [
    "{{WebExtAllCompatTables}}",
    [],
    "Shows the tables of everything that browser extensions can use.",
  ],
  [
    "{{CSSInfo}}",
    [],
    "Shows the table of facts about the page's property or descriptor.",
  ],
  ['{{CSSSyntax("color")}}', ["name?"], "Shows the formal syntax of the page's feature."],
  [
    "{{CSSSyntaxRaw(`color = <color>`)}}",
    ["syntax"],
    "Shows a formal syntax that no data set has.",
  ],
  [
    '{{InheritanceDiagram("HTMLElement")}}',
    ["interface?"],
    "Draws the chain of interfaces from the root to the page's own.",
  ],
  ["{{SVGInfo}}", [], "Shows facts about the page's SVG element."],
  [
    '{{WebExtExamples("h2")}}',
    ["heading?"],
    "Lists the example extensions that use the page's API.",
  ],
  ["{{WebExtAllExamples}}", [], "Shows a table of all example extensions."],
  [
    "{{JS_Property_Attributes(0, 0, 1)}}",
    ["writable", "enumerable", "configurable"],
    "Shows the table of a JavaScript property's attributes; each is 0 or 1.",
  ],
  [
    '{{EmbedYouTube("dQw4w9WgXcQ", "A title")}}',
    ["id", "title?"],
    "Embeds a video from the host that sets no cookies.",
  ],
  [
    '{{EmbedGHLiveSample("css-examples/learn/grid.html", "100%", 400)}}',
    ["path", "width?", "height?"],
    "Embeds a sample that its own repository publishes.",
  ],
  [
    '{{EmbedLiveSample("Examples", "100%", 150)}}',
    ["id", "width?", "height?", "", "", "", "allow?", "sandbox?"],
    "Runs the code blocks below a heading of this page.",
  ],
  [
    '{{LiveSampleLink("Examples", "Open the example")}}',
    ["id", "text"],
    "Links to a live sample on a page of its own.",
  ],
  [
    '{{LiveSampleURL("Examples")}}',
    ["id"],
    "Writes the address of a live sample, for a link in HTML.",
  ],
  [
    '{{InteractiveExample("CSS Demo: color", "taller")}}',
    ["name", "height?"],
    "Runs the code blocks of its section that have the word `interactive-example`; the height is `shorter`, `taller`, `tabbed-shorter`, `tabbed-standard` or `tabbed-taller`.",
  ],
  [
    '{{EmbedInteractiveExample("pages/css/color.html")}}',
    ["path", "height?"],
    "Showed an example of a host that is gone.",
    "`{{InteractiveExample}}` above code blocks with the word `interactive-example`",
  ],
  [
    '{{JSFiddleEmbed("https://jsfiddle.net/a/b/", "js,result", 400)}}',
    ["address", "tabs?", "height?"],
    "Embeds a fiddle.",
  ],
  [
    '{{PreviousMenuNext("Web/Guide/One", "Web/Guide/Three", "Web/Guide")}}',
    ["previous", "next", "menu?"],
    "Links the pages of a chapter; arguments are slugs.",
  ],
  [
    '{{PreviousNext("Web/Guide/One", "Web/Guide/Three")}}',
    ["previous", "next?"],
    "Links the pages before and after this one; arguments are slugs.",
  ],
  [
    '{{PreviousMenu("Web/Guide/One", "Web/Guide")}}',
    ["previous", "menu?"],
    "Links the page before this one and the overview; arguments are slugs.",
  ],
  [
    '{{NextMenu("Web/Guide/Two", "Web/Guide")}}',
    ["next", "menu?"],
    "Links the page after this one and the overview; arguments are slugs.",
  ],
  ['{{Previous("Web/Guide/One")}}', ["slug"], "Links the page before this one."],
  ['{{Next("Web/Guide/Two")}}', ["slug"], "Links the page after this one."],
  [
    '{{ListSubpages("/en-US/docs/Web/CSS", 1)}}',
    ["url?", "depth?", "reverse?", "ordered?"],
    "Lists the pages below a page, this one by default.",
  ],
  [
    '{{ListSubpagesForSidebar("/en-US/docs/Web/CSS")}}',
    ["url?"],
    "Lists the pages below a page, in a numbered list.",
  ],
  [
    '{{QuickLinksWithSubpages("/en-US/docs/Web/CSS")}}',
    ["url?"],
    "Lists the pages below a page, two levels deep.",
  ],
  ["{{SubpagesWithSummaries}}", [], "Lists the child pages with their first paragraphs."],
  ["{{GlossaryDisambiguation}}", [], "Lists the meanings of an ambiguous term."],
  ["{{ListGroups}}", [], "Lists the overview pages of all groups of Web APIs."],
  [
    "{{APIListSpecs}}",
    [],
    "Lists the overview pages of all groups of Web APIs.",
    "`{{ListGroups}}`",
  ],
  ["{{APIListAlpha}}", [], "Lists all interfaces."],
  [
    "{{CSS_Ref}}",
    [],
    "Lists all CSS properties, selectors, at-rules, types and functions.",
  ],
  [
    "{{Firefox_for_developers}}",
    [],
    "Lists the releases of Firefox before the page's own.",
  ],
  [
    '{{APIRef("DOM")}}',
    ["group?"],
    "Shows the sidebar of the page's interface and its group of Web APIs.",
  ],
  ...["AddonSidebarMain", "CSSRef", "HTMLRef", "JSRef", "MathMLRef", "SVGRef"].map(
    (name): Row => [
      `{{${name}}}`,
      [],
      "Shows the sidebar of its area.",
      "`sidebar` in the front matter",
    ],
  ),
  [
    '{{htmlattrxref("type", "input")}}',
    ["attribute", "element?"],
    "Links to an attribute of one HTML element, or of all.",
    "a link to the element's page with the attribute as its anchor",
  ],
  ['{{xref_css("color")}}', ["name"], "Links to a CSS feature.", '`{{cssxref("name")}}`'],
  [
    '{{XSLTRef("template")}}',
    ["element?"],
    "Links to an XSLT element; without a name it shows the sidebar.",
  ],
  [
    '{{event("click")}}',
    ["event", "display?"],
    "Links to an event of any interface.",
    '`{{domxref("Element/click_event", "click")}}`',
  ],
  ['{{echo("text")}}', ["text"], "Writes the text.", "the text itself"],
  [
    "{{no_tag_omission}}",
    [],
    "Says that neither tag of an element may be omitted.",
    "the sentence itself",
  ],
  ["{{CSSAnimatedProperties}}", [], "Lists all properties that can be animated."],
  [
    '{{page("/en-US/docs/Web")}}',
    ["url"],
    "Copied the text of another page; shows nothing now.",
    "a link to the page, or the text itself",
  ],
  [
    "{{PropertiesBox}}",
    [],
    "Showed facts about an element; shows nothing now.",
    "a table with the class `properties`",
  ],
  ["{{XULElem}}", ["name?"], "Marked an element of XUL; shows nothing now.", "the name"],
];

const BY_NAME = new Map(
  ROWS.map(([example, parameters, purpose, instead = null]) => {
    const name = /[\w-]+/.exec(example)?.[0] ?? "";
    return [toKey(name), { name, parameters, purpose, example, instead }];
  }),
);

/** Finds the help for any spelling of a macro's name; null for an unknown macro. */
export function findMacroHelp(written: string): MacroHelp | null {
  const known = BY_NAME.get(toKey(written));
  if (known) return known;
  const name = toKey(written);
  const type = /^xref_css(\w+)$/.exec(name)?.[1];
  if (type !== undefined && findMacro(written))
    return {
      name: written,
      parameters: [],
      purpose: "Links to a CSS value type.",
      example: `{{${written}}}`,
      instead: `\`{{cssxref("&lt;${type}&gt;")}}\``,
    };
  if (!findSidebarMacro(name)) return null;
  return {
    name: written,
    parameters: ["group?"],
    purpose: "Shows a sidebar.",
    example: `{{${written}}}`,
    instead: "`sidebar` in the front matter",
  };
}

/** Lists the help of all macros, those that pages should not use any more at the end. */
export function listMacroHelp(): MacroHelp[] {
  const all = listMacroNames().flatMap((name) => findMacroHelp(name) ?? []);
  return [
    ...all.filter(({ instead }) => instead === null),
    ...all.filter(({ instead }) => instead !== null),
  ];
}

/** `cssxref(name, display?, anchor?)`, with empty places for arguments that nothing reads. */
export function formatSignature({ name, parameters }: MacroHelp): string {
  return parameters.length === 0 ? name : `${name}(${parameters.join(", ")})`;
}

function toKey(written: string): string {
  return written.toLowerCase().replaceAll("-", "_");
}
