import {
  type CssDefinition,
  findReferredProperty,
  findReferredType,
} from "../../macros/formal-syntax/definitions";
import type { SyntaxNode } from "../../macros/formal-syntax/syntax-tree";

/** Types with too many keywords, which have pages of their own. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  "color",
  "counter-style",
  "counter-style-name",
  "image",
  "named-color",
  "system-color",
]);
/** Limit for definitions that refer to each other. */
const MAX_DEPTH = 5;
const KEYWORD = /^-?[a-z][a-z\d-]*$/i;

/**
 * Lists the keywords that are a complete value by themselves, in definition order; types that
 * `isBasic` accepts are listed like keywords, as `<length>`.
 */
export function listSingleKeywords(
  definition: CssDefinition,
  isBasic: (type: string) => boolean = () => false,
): string[] {
  const scopes = [definition.name];
  return [...new Set(readNode(definition.tree, { scopes, depth: 0, isBasic }).keywords)];
}

interface Reading {
  keywords: string[];
  /** True when the whole term is optional. */
  isOptional: boolean;
}

interface Place {
  scopes: readonly string[];
  depth: number;
  isBasic: (type: string) => boolean;
}

const NOTHING: Reading = { keywords: [], isOptional: false };

function readNode(node: SyntaxNode | null, place: Place): Reading {
  if (!node || place.depth > MAX_DEPTH) return NOTHING;
  switch (node.kind) {
    case "keyword":
      return { keywords: KEYWORD.test(node.text) ? [node.text] : [], isOptional: false };
    case "combination":
      return readCombination(node, place);
    case "enclosure":
      return node.open === "[" ? readNode(node.content, place) : NOTHING;
    case "multiplied":
      return readMultiplied(node, place);
    case "type":
      if (place.isBasic(node.name))
        return { keywords: [`<${node.name}>`], isOptional: false };
      return NOT_LISTED.has(node.name) || node.range.includes("<")
        ? NOTHING
        : follow(findReferredType(node.name, place.scopes), place);
    case "property":
      return follow(findReferredProperty(node.name), place);
    case "literal":
      return NOTHING;
  }
}

function follow(definition: CssDefinition | null, at: Place): Reading {
  const { scopes, depth } = at;
  if (!definition) return NOTHING;
  const place = { ...at, scopes: [definition.name, ...scopes], depth: depth + 1 };
  return { ...readNode(definition.tree, place), isOptional: false };
}

type Combination = Extract<SyntaxNode, { kind: "combination" }>;

/** Collects terms that are complete values because all other terms are optional. */
function readCombination({ combinator, terms }: Combination, place: Place): Reading {
  const readings = terms.map((term) => readNode(term, place));
  const isOptional = readings.every((reading) => reading.isOptional);
  const isAnyEnough = combinator === "|" || combinator === "||";
  const chosen = isAnyEnough
    ? readings
    : readings.filter((reading) =>
        readings.every((other) => other === reading || other.isOptional),
      );
  return { keywords: chosen.flatMap(({ keywords }) => keywords), isOptional };
}

type Multiplied = Extract<SyntaxNode, { kind: "multiplied" }>;

function readMultiplied({ term, multipliers }: Multiplied, place: Place): Reading {
  const { keywords, isOptional } = readNode(term, place);
  const counts = multipliers.map(readMinimum);
  return {
    keywords: counts.some((least) => least > 1) ? [] : keywords,
    isOptional: counts.includes(0) || (isOptional && !multipliers.includes("!")),
  };
}

/** Returns the minimum number of repetitions. */
function readMinimum(multiplier: string): number {
  if (multiplier === "*" || multiplier === "?") return 0;
  const braces = /^\{(\d+)/.exec(multiplier);
  return braces ? Number(braces[1]) : 1;
}
