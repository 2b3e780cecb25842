import { html } from "parse5";

/** What an element asks of its surroundings, so that a parser would leave it where it is. */
export interface Rule {
  name: string;
  /** Would close an open paragraph. */
  isBlock?: true;
  isVoid?: true;
  isHeading?: true;
  isLink?: true;
  isRowGroup?: true;
  /** The only elements that it may stand in directly. */
  parents?: ReadonlySet<string>;
  /** The only elements that it may hold, white space aside. */
  children?: ReadonlySet<string>;
  /** Holds text that is not parsed: here nothing but its end tag may follow. */
  isEmpty?: true;
  /** Where it is not that of HTML. */
  namespace?: html.NS;
}

const LISTS = new Set(["ul", "ol"]);
const ROW_GROUPS = ["thead", "tbody", "tfoot"];
const CELLS = ["td", "th"];

const RULES = indexRules([
  ...define(
    `abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup
    time u var interactive-example mdn-scrim-inline`,
    {},
  ),
  ...define("a", { isLink: true }),
  ...define(
    `article aside blockquote details div dl figcaption figure footer header ol p pre section
    summary ul`,
    { isBlock: true },
  ),
  ...define("h1 h2 h3 h4 h5 h6", { isBlock: true, isHeading: true }),
  ...define("br img wbr", { isVoid: true }),
  ...define("hr", { isVoid: true, isBlock: true }),
  ...define("li", { isBlock: true, parents: LISTS }),
  ...define("dt dd", { isBlock: true, parents: new Set(["dl"]) }),
  ...define("iframe", { isEmpty: true }),
  ...define("table", { isBlock: true, children: new Set(["caption", ...ROW_GROUPS]) }),
  ...define("caption", { parents: new Set(["table"]) }),
  ...define(ROW_GROUPS.join(" "), {
    isRowGroup: true,
    parents: new Set(["table"]),
    children: new Set(["tr"]),
  }),
  ...define("tr", { parents: new Set(ROW_GROUPS), children: new Set(CELLS) }),
  ...define(CELLS.join(" "), { parents: new Set(["tr"]) }),
  ...define("svg", { namespace: html.NS.SVG }),
]);

/** The elements and attributes of the diagrams that our macros draw. */
const PICTURE_RULES = indexRules(
  define("svg a g path rect text", { namespace: html.NS.SVG }),
);
const PICTURE_ATTRIBUTES = new Set(
  "aria-label class d data-checked height href role viewBox width x y".split(" "),
);

/** The rule of an element inside one of rule `outer`; null when only a full parser knows it. */
export function findRule(name: string, outer: Rule | null): Rule | null {
  return (outer?.namespace ? PICTURE_RULES : RULES).get(name) ?? null;
}

export function isPictureAttribute(name: string): boolean {
  return PICTURE_ATTRIBUTES.has(name);
}

function define(names: string, rule: Omit<Rule, "name">): Rule[] {
  return names.split(/\s+/).map((name) => ({ name, ...rule }));
}

function indexRules(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  return new Map(rules.map((rule) => [rule.name, rule]));
}
