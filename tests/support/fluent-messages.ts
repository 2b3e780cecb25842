import { FluentResource } from "@fluent/bundle";

type Pattern = FluentResource["body"][number]["value"];
type Expression = Exclude<Exclude<Pattern, string | null>[number], string>;
type Select = Extract<Expression, { type: "select" }>;

export interface FluentMessage {
  id: string;
  /** Names of all arguments, sorted. */
  variables: string[];
  /** The keys of each choice by number. */
  pluralChoices: string[][];
  /** All literal text, the variants' too. */
  text: string;
}

const PLURAL_CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
/** Counts on a page are whole; beyond this no rule of our languages tells more. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/** Every message of a Fluent source, read to its last variant. */
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
 * The categories that a language needs for whole numbers, and a choice lacks. Where no whole
 * number is `other`, the variant of that name may stand for one of them.
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
