import { FluentResource } from "@fluent/bundle";

type Pattern = FluentResource["body"][number]["value"];
type Expression = Exclude<Exclude<Pattern, string | null>[number], string>;
type Select = Extract<Expression, { type: "select" }>;

export interface FluentMessage {
  id: string;
  /** Names of all arguments, sorted. */
  variables: string[];
  /** The keys of each plural selector. */
  pluralChoices: string[][];
  /** All literal text, variants included. */
  text: string;
}

const PLURAL_CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
/** Enough whole numbers to cover all plural rules of the site's languages. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** Parses all messages of a Fluent source with their variants. */
export function listMessages(source: string): FluentMessage[] {
  return new FluentResource(source).body.map(({ id, value }) => {
    const parts = value === null ? [] : listParts(value);
    const selects = parts.filter(isSelect);
    return {
      id,
      variables: [...new Set(parts.flatMap(readVariable))].sort(),
      pluralChoices: selects.map(listKeys).filter(isPlural),
      text: parts.filter((part) => typeof part === "string").join(""),
    };
  });
}

/**
 * Lists the plural categories of whole numbers that a selector lacks. Where `other` is not used for
 * whole numbers, its variant may replace one category.
 */
export function listMissingCategories(locale: string, keys: readonly string[]): string[] {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(COUNTS.map((count): string => rules.select(count)));
  const missing = [...needed].filter((category) => !keys.includes(category));
  return keys.includes("other") && !needed.has("other") ? missing.slice(1) : missing;
}

function listParts(pattern: Exclude<Pattern, null>): (string | Expression)[] {
  const elements = typeof pattern === "string" ? [pattern] : pattern;
  return elements.flatMap((element) =>
    isSelect(element)
      ? [
          element,
          element.selector,
          ...element.variants.flatMap(({ value }) => listParts(value)),
        ]
      : [element],
  );
}

function isSelect(part: string | Expression): part is Select {
  return typeof part !== "string" && part.type === "select";
}

function readVariable(part: string | Expression): string[] {
  if (typeof part === "string") return [];
  if (part.type === "var") return [part.name];
  if (part.type === "func")
    return part.args.flatMap((argument) =>
      "name" in argument && argument.type === "var" ? [argument.name] : [],
    );
  return [];
}

function listKeys({ variants }: Select): string[] {
  return variants.map(({ key }) => String(key.value));
}

function isPlural(keys: readonly string[]): boolean {
  return keys.some((key) => PLURAL_CATEGORIES.has(key));
}
