import { code, joinWords } from "./html";
import { findAliased, listShape, resolveName, type TsTypeContext } from "./list-shape";
import { KEYS, SOME } from "../declarations/read-type";
import type { Field, Parameter, TsType } from "../declarations/declaration";

interface Words {
  one: string;
  many: string;
}

const PLAIN: Readonly<Record<string, Words>> = {
  any: { one: "any value", many: "values" },
  "{}": {
    one: "any value except <code>null</code> and <code>undefined</code>",
    many: "values",
  },
  bigint: { one: "a BigInt", many: "BigInts" },
  boolean: { one: "a boolean", many: "booleans" },
  never: { one: "nothing", many: "nothing" },
  number: { one: "a number", many: "numbers" },
  object: { one: "an object", many: "objects" },
  string: { one: "a string", many: "strings" },
  symbol: { one: "a symbol", many: "symbols" },
  this: { one: "the object itself", many: "the object itself" },
  undefined: { one: code("undefined"), many: code("undefined") },
  null: { one: code("null"), many: code("null") },
  unknown: { one: "any value", many: "values" },
  void: { one: code("undefined"), many: code("undefined") },
  This: { one: "any value", many: "values" },
  UnicodeBCP47LocaleIdentifier: { one: "a string", many: "strings" },
  "WeakKeyTypes[keyof WeakKeyTypes]": {
    one: "an object or an unregistered symbol",
    many: "objects or unregistered symbols",
  },
  Function: { one: "a function", many: "functions" },
  Object: { one: "an object", many: "objects" },
  ArrayLike: { one: "an array-like object", many: "array-like objects" },
  ArrayBufferLike: {
    one: "an <code>ArrayBuffer</code> or <code>SharedArrayBuffer</code>",
    many: "array buffers",
  },
  PropertyKey: {
    one: "a string, number, or symbol",
    many: "strings, numbers, or symbols",
  },
  LocalesArgument: {
    one: 'a language tag such as <code>"en-US"</code>, an <code>Intl.Locale</code>, or an array of these',
    many: "language tags",
  },
  RegExpExecArray: {
    one: "an array of strings with <code>index</code>, <code>input</code>, and <code>groups</code>",
    many: "arrays of strings",
  },
  RegExpMatchArray: { one: "an array of strings", many: "arrays of strings" },
  TemplateStringsArray: { one: "an array of strings", many: "arrays of strings" },
  DateTimeFormatPart: {
    one: "an object with <code>type</code> and <code>value</code>",
    many: "objects with <code>type</code> and <code>value</code>",
  },
};
const PLAIN_VALUE: Words = { one: "a value", many: "values" };
/** Type parameters: any value that the caller chooses. */
const TYPE_PARAMETER = /^(?:[A-Z]\d?|T[A-Z]\w*)$/;
const MOST_STRINGS = 12;
const DEEPEST = 6;

/** Describes a type as HTML without capital letter: `a number or undefined`. */
export function describeTsType(type: TsType, context: TsTypeContext): string {
  return toWords(type, context, 0).one;
}

/** Describes the arguments of a rest parameter by the type of their array. */
export function describeRest(type: TsType, context: TsTypeContext): string {
  const element = type.kind === "array" ? type.element : type;
  return `any number of ${toWords(element, context, 0).many}`;
}

function toWords(type: TsType, context: TsTypeContext, depth: number): Words {
  if (depth > DEEPEST) return PLAIN["any"] ?? { one: "", many: "" };
  switch (type.kind) {
    case "text":
      return PLAIN[type.text] ?? toCodeWords(type.text);
    case "literal":
      return { one: code(type.text), many: code(type.text) };
    case "array": {
      const { many } = toWords(type.element, context, depth + 1);
      return { one: `an array of ${many}`, many: `arrays of ${many}` };
    }
    case "union":
      return toUnionWords(type.types, context, depth);
    case "function":
      return toFunctionWords(type.parameters);
    case "object":
      return { one: `an object with ${describeNames(type.fields)}`, many: "objects" };
    case "reference":
      return toReferenceWords(type, context, depth);
  }
}

/** Longer types are understood by nobody who reads them inside a sentence. */
const LONGEST_TYPE = 48;

function toCodeWords(text: string): Words {
  if (text.length > LONGEST_TYPE) return { one: "a value", many: "values" };
  return { one: `a value of type ${code(text)}`, many: `values of type ${code(text)}` };
}

function toObjectWords(fields: readonly Field[]): Words {
  const names = describeNames(fields);
  return { one: `an object with ${names}`, many: `objects with ${names}` };
}

const MOST_NAMES = 4;

/** Names the properties of an object; of many, the first ones. */
function describeNames(fields: readonly Field[]): string {
  const names = fields.map(({ name }) => code(name));
  if (names.length <= MOST_NAMES) return joinWords(names);
  const rest = names.length - MOST_NAMES + 1;
  return joinWords([...names.slice(0, MOST_NAMES - 1), `${rest} more properties`]);
}

function toUnionWords(
  types: readonly TsType[],
  context: TsTypeContext,
  depth: number,
): Words {
  const strings = types.flatMap((type) =>
    type.kind === "literal" && /^["'`]/.test(type.text) ? [type.text] : [],
  );
  const others = types.filter(
    (type) => !(type.kind === "literal" && strings.includes(type.text)),
  );
  // `"a" | "b" | (string & {})` only suggests the strings.
  const words = others
    .filter((type) => type.kind !== "text" || !type.text.includes("& {}"))
    .map((type) => toWords(type, context, depth + 1));
  const all = [
    ...(strings.length > 0 ? [toStringWords(strings)] : []),
    ...words,
  ].toSorted((a, b) => Number(hasNames(a)) - Number(hasNames(b)));
  return {
    one: joinWords([...new Set(all.map(({ one }) => one))], "or"),
    many: joinWords([...new Set(all.map(({ many }) => many))], "or"),
  };
}

/** True for words that end in a list of names, after which an "or" would seem part of the list. */
function hasNames({ one }: Words): boolean {
  return one.startsWith("an object with ");
}

function toStringWords(strings: readonly string[]): Words {
  const shown = strings
    .slice(0, MOST_STRINGS)
    .map((text) => code(text.replaceAll("'", '"')));
  if (strings.length === 1)
    return { one: `the string ${shown[0] ?? ""}`, many: `strings ${shown[0] ?? ""}` };
  const values =
    shown.length === strings.length
      ? joinWords(shown, "or")
      : `${shown.join(", ")}, and ${strings.length - shown.length} more`;
  return { one: `one of the strings ${values}`, many: `strings out of ${values}` };
}

function toFunctionWords(parameters: readonly Parameter[]): Words {
  const names = parameters.map(({ name }) => code(name));
  const called = names.length === 0 ? "" : ` that is called with ${joinWords(names)}`;
  return { one: `a function${called}`, many: `functions${called}` };
}

function toReferenceWords(
  type: Extract<TsType, { kind: "reference" }>,
  context: TsTypeContext,
  depth: number,
): Words {
  const { types } = type;
  const name = type.name.replace(/^globalThis\./, "");
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (plain) return plain;
  const [first, second] = types;
  if (name === KEYS && first) return toKeyWords(first, context);
  if (name === "TArrayBuffer") return PLAIN["ArrayBufferLike"] ?? PLAIN_VALUE;
  if (TYPE_PARAMETER.test(name)) return PLAIN_VALUE;
  // Their declarations have only a tag of their own; what they give is inherited.
  if (/^\w+Iterator$/.test(name) && context.linkName(name) === code(name))
    return name.startsWith("Async")
      ? { one: "an async iterator", many: "async iterators" }
      : { one: "an iterator", many: "iterators" };
  if (/^Promise(?:Like)?$/.test(name) && first) {
    const { one } = toWords(first, context, depth + 1);
    const promise = context.linkName("Promise");
    if (first.kind === "text" && first.text === "never")
      return { one: `a ${promise} that never fulfills`, many: `${promise} objects` };
    return { one: `a ${promise} that fulfills with ${one}`, many: `${promise} objects` };
  }
  if (name === "Record" && second) {
    const { many } = toWords(second, context, depth + 1);
    return { one: `an object whose values are ${many}`, many: `objects of ${many}` };
  }
  if (/^(?:Async)?Iterable$/.test(name) && first) {
    const { many } = toWords(first, context, depth + 1);
    const kind = name === "Iterable" ? "an iterable" : "an async iterable";
    return { one: `${kind} of ${many}`, many: `iterables of ${many}` };
  }
  if (name === SOME) {
    const left = listShape(type, context);
    return left.length > 0 ? toObjectWords(left) : (PLAIN["object"] ?? PLAIN_VALUE);
  }
  const [, made] = /^(\w+)Constructor$/.exec(name) ?? [];
  if (made !== undefined) {
    const label = context.linkName(made);
    return { one: `the constructor ${label}`, many: `constructors such as ${label}` };
  }
  return followAlias({ ...type, name }, context, depth) ?? toNameWords(name, context);
}

/** Describes `keyof` an interface by the names of its properties. */
function toKeyWords(type: TsType, context: TsTypeContext): Words {
  const known = type.kind === "reference" ? resolveName(type.name, context) : null;
  const fields = known === null ? [] : context.declarations.listFields(known);
  return fields.length === 0
    ? { one: "a key of the object", many: "keys of the object" }
    : toStringWords(fields.map(({ name }) => JSON.stringify(name.replaceAll('"', ""))));
}

/** Describes what an alias stands for; null for a name with members of its own. */
function followAlias(
  type: Extract<TsType, { kind: "reference" }>,
  context: TsTypeContext,
  depth: number,
): Words | null {
  const { declarations } = context;
  const known = resolveName(type.name, context);
  if (known === null) return null;
  const fields = declarations.listFields(known);
  const isNamed = context.linkName(known) !== code(known);
  if (isNamed) return null;
  if (fields.length > 0) return toObjectWords(fields);
  const meant = findAliased(type, context);
  return meant && toWords(meant, context, depth + 1);
}

function toNameWords(name: string, context: TsTypeContext) {
  const known = resolveName(name, context) ?? name;
  const label = context.linkName(known);
  const article = /^[AEIO]/.test(known) ? "an" : "a";
  return { one: `${article} ${label} object`, many: `${label} objects` };
}
