import { listAllStems, listStems, toLetters, toStem } from "./name-words";
import type { FeatureData } from "./web-features";

/** How a key resembles its feature, the best first. */
export const LIKENESS = { name: 0, plural: 1, code: 2, words: 3 } as const;

/** A likeness, then what tells keys of one likeness apart: of two ranks, the first lower number wins. */
export type Rank = readonly [likeness: number, ...others: number[]];

/** Names of a feature, as its data gives them. */
export interface FeatureNames {
  /** Title without notation: `checkVisibility`, `Container queries`. */
  name: string;
  /** Code in the first sentence of the description, in order. */
  codes: { letters: string; isElement: boolean; isMethod: boolean }[];
  stems: ReadonlySet<string>;
  /** Includes words that tell a kind: `element`. */
  allStems: ReadonlySet<string>;
}

export function toFeatureNames({
  name: title,
  description_html: html,
}: Pick<FeatureData, "description_html" | "name">): FeatureNames {
  const [sentence = ""] = html.split(/\.(?:\s|$)/, 1);
  const name = stripNotation(title);
  return {
    name,
    codes: Array.from(sentence.matchAll(/<code>(.*?)<\/code>/g), ([, code = ""]) => ({
      letters: toLetters(stripNotation(code)),
      isElement: code.startsWith("&#x3C;"),
      isMethod: code.includes("("),
    })).filter(({ letters }) => letters !== ""),
    stems: new Set(listStems(name)),
    allStems: new Set(listAllStems(name)),
  };
}

/** Drops brackets, `@`, colons and what follows them: `Animations (CSS)`, `position: absolute`. */
export function stripNotation(text: string): string {
  return text
    .replace(/^[@:]+|&#x3C;|[<>]|\(\)/g, "")
    .replace(/(?<=.)\s*[(:].*$/, "")
    .trim();
}

/**
 * Ranks a key of browser-compat-data among those of its feature; null where its last name has nothing in
 * common with the feature's. A page has the feature's name itself, or as singular, else is the first that
 * the description tells, else shares words.
 */
export function rankKey(key: string, names: FeatureNames): Rank | null {
  const facts = toKeyFacts(key, names);
  return (
    rankByName(facts, names) ?? rankByCode(facts, names) ?? rankByWords(facts, names)
  );
}

interface KeyFacts {
  parts: string[];
  area: string;
  group: string;
  /** Last name, without what tells events and static methods apart. */
  own: string;
  isEvent: boolean;
  /** Names that texts may give it, alone and behind that of its owner. */
  calls: string[];
  kind: number;
  /** Ranks of what says nothing about the likeness. */
  others: number[];
}

function toKeyFacts(key: string, { allStems }: FeatureNames): KeyFacts {
  const parts = key.split(".");
  const [area = "", group = ""] = parts;
  const [owner = "", last = ""] = parts.slice(-2);
  const own = last.replace(/_(?:event|static)$/, "");
  const kind = toKind(area, group, parts.length);
  const isOwnerNamed = allStems.has(toStem(owner));
  return {
    parts,
    area,
    group,
    own,
    isEvent: last.endsWith("_event"),
    calls: [own, `${owner}.${own}`],
    kind,
    others: [kind, toPlace(area, group), isOwnerNamed ? 0 : 1, parts.length],
  };
}

function rankByName(facts: KeyFacts, { name }: FeatureNames): Rank | null {
  const { own, calls, group, others } = facts;
  if (calls.includes(name)) return [LIKENESS.name, 0, ...others];
  if (!isNamed(facts)) return null;
  const isSame = calls.some((call) => toLetters(call) === toLetters(name));
  // A function of values is rarely all that has its name: `counters()` and "Counters".
  if (isSame && group !== "types") return [LIKENESS.name, 1, ...others];
  return toStem(own) === toStem(name) ? [LIKENESS.plural, ...others] : null;
}

function rankByCode(facts: KeyFacts, { codes }: FeatureNames): Rank | null {
  const letters = facts.calls.map(toLetters);
  const at = codes.findIndex((code) => letters.includes(code.letters));
  const code = codes[at];
  if (!code) return null;
  const isOther =
    (code.isElement && facts.group !== "elements") || (code.isMethod && facts.isEvent);
  return [LIKENESS.code, isOther ? 1 : 0, at, ...facts.others];
}

function rankByWords(facts: KeyFacts, { stems }: FeatureNames): Rank | null {
  const { parts, area, own, kind, others } = facts;
  const words = listStems(own);
  const shared = words.filter((word) => stems.has(word));
  if (shared.length === 0) return null;
  const owners = parts.slice(GROUPED_AREAS.has(area) ? 2 : 1, -1);
  const fromOwners = listStems(owners.join(" ")).filter((word) => stems.has(word));
  const all = new Set([...shared, ...fromOwners]).size;
  return [LIKENESS.words, -all, kind, words.length - shared.length, ...others];
}

/** Areas whose second names are kinds, not names of features. */
const GROUPED_AREAS: ReadonlySet<string> = new Set([
  "css",
  "html",
  "http",
  "javascript",
  "mathml",
  "svg",
]);

/**
 * Languages of the name's most probable meaning first; objects of JavaScript that stand for a piece of syntax
 * come after the syntax.
 */
function toPlace(area: string, group: string): number {
  const isGraphics = ["mathml", "svg"].includes(area) || /^(?:MathML|SVG)/.test(group);
  return isGraphics || group === "builtins" ? 1 : 0;
}

/** Rates what can be a feature by itself 0, parts of it 1, and so on to what only serves it. */
function toKind(area: string, group: string, depth: number): number {
  if (area === "api") return toApiKind(group, depth);
  if (area === "css" && group === "types") return 2;
  return depth <= 3 ? 0 : 1;
}

function toApiKind(name: string, depth: number): number {
  if (!isInterface(name) || depth > 2) return 3;
  return /^CSS.+Rule$/.test(name) ? 2 : 0;
}

/** True for a key that names something by itself: members of others share names without being the same. */
function isNamed({ area, group, parts }: KeyFacts): boolean {
  if (area === "api") return parts.length === 2 && isInterface(group);
  return area === "html" || parts.length <= 3;
}

/** False for global functions: `fetch()` is not all of Fetch. */
function isInterface(name: string): boolean {
  return /^[A-Z]/.test(name);
}
