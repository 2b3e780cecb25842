import { toLeafTitle } from "~/domain/documents/slug";
import type { BcdPage } from "../data/list-bcd-features";
import type { PageNames } from "../parts/to-reference-page";
import type { CssData } from "../data/css";

const ROOT = "Web/CSS/Reference/";

/** Exceptions: names that are phrases, and a keyword that shares its name. */
const SPECIAL: Readonly<Record<string, Partial<PageNames>>> = {
  "Web/CSS/Guides/Fonts/WOFF": {
    title: "Web Open Font Format (WOFF)",
    shortTitle: "WOFF",
  },
  "Web/CSS/Guides/Media_queries/Using": { title: "Using media queries" },
  [`${ROOT}Properties/--*`]: { title: "Custom properties (--*): CSS variables" },
  [`${ROOT}Selectors/Nesting_selector`]: { title: "& nesting selector" },
  [`${ROOT}Values/fit-content`]: { title: "fit-content", pageType: "css-keyword" },
};

/** Returns title and page type of a CSS page, derived from its place and the data. */
export function nameCssPage(page: BcdPage, css: CssData): PageNames {
  const { slug } = page;
  const names = slug.startsWith(ROOT)
    ? nameByArea(slug.slice(ROOT.length), page, css)
    : { title: toLeafTitle(slug), pageType: "guide" };
  return { ...names, ...SPECIAL[slug] };
}

function nameByArea(path: string, page: BcdPage, css: CssData): PageNames {
  const [area, ...rest] = path.split("/");
  const leaf = trimKind(rest.at(-1) ?? path);
  if (area === "Selectors") return nameSelector(rest.join("/"), css);
  if (area === "At-rules") return nameInAtRule(rest, leaf, path);
  if (area === "Properties" && rest.length === 1) return nameProperty(leaf, css);
  return nameValue(leaf, page, css);
}

function nameProperty(name: string, css: CssData): PageNames {
  const isShorthand = (css.findProperty(name)?.longhands ?? []).length > 0;
  return {
    title: name,
    pageType: isShorthand ? "css-shorthand-property" : "css-property",
  };
}

function nameInAtRule(rest: readonly string[], leaf: string, path: string): PageNames {
  const [rule = ""] = rest;
  if (rest.length === 1) return { title: rule, pageType: "css-at-rule" };
  if (path.endsWith("_function")) return { title: `${leaf}()`, pageType: "css-function" };
  const pageType = rule === "@media" ? "css-media-feature" : "css-at-rule-descriptor";
  return { title: leaf, pageType };
}

function nameSelector(leaf: string, css: CssData): PageNames {
  if (!leaf.startsWith(":")) {
    const isCombinator = leaf.endsWith("_combinator");
    return {
      title: toLeafTitle(leaf),
      pageType: isCombinator ? "css-combinator" : "css-selector",
    };
  }
  const pageType = leaf.startsWith("::") ? "css-pseudo-element" : "css-pseudo-class";
  const name = trimKind(leaf);
  const isCall =
    leaf.endsWith("_function") ||
    (!css.hasSelector(name) && css.hasSelector(`${name}()`));
  return { title: isCall ? `${name}()` : name, pageType };
}

function nameValue(leaf: string, page: BcdPage, css: CssData): PageNames {
  switch (chooseValueKind(leaf, page, css)) {
    case "function":
      return { title: `${leaf}()`, pageType: "css-function" };
    case "type":
      return { title: `<${leaf}>`, pageType: "css-type" };
    case "keyword":
      return { title: leaf, pageType: "css-keyword" };
  }
}

/**
 * Chooses the kind, because a name can have several: `fit-content` is a keyword,
 * `fit-content()` a function.
 */
function chooseValueKind(
  leaf: string,
  { slug, key, feature }: BcdPage,
  css: CssData,
): "function" | "type" | "keyword" {
  if (slug.endsWith("_function") || isCalled(feature)) return "function";
  if (slug.endsWith("_value")) return "type";
  if (key.includes(".global_keywords.")) return "keyword";
  if (css.hasType(leaf)) return "type";
  if (key.startsWith("css.types.")) return css.hasFunction(leaf) ? "function" : "type";
  return css.hasFunction(leaf) && !key.endsWith(`.${leaf}`) ? "function" : "keyword";
}

function isCalled(feature: BcdPage["feature"]): boolean {
  return /^<code>[^<]*\(\)<\/code>/.test(feature.node.__compat?.description ?? "");
}

/**
 * Drops the suffix that distinguishes pages of the same name: `:host_function`, `flex_value`.
 */
function trimKind(name: string): string {
  return name.replace(/_(?:function|value)$/, "");
}
