import { code, joinWords } from "./html";
import { findAliased, listShape, resolveName, type TsTypeContext } from "./list-shape";
import { INDEXED, KEYED, KEYS, SOME, TUPLE } from "../declarations/read-type";
import type { Field, Parameter, TsType } from "../declarations/declaration";
import { PLAIN, PLAIN_VALUE, type Words } from "./describe-ts-type-plain";
import { listStrings, toStringWords } from "./describe-ts-type-strings";

type Reference = Extract<TsType, { kind: "reference" }>;

/** Type parameters, which stand for values that the caller chooses. */
const TYPE_PARAMETER = /^(?:[A-Z]\d?|T[A-Z]\w*)$/;
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
  const flat = types.flatMap((type) => expandUnion(type, context));
  const known = flat.map((type) => listStrings(type, context));
  const strings = [...new Set(known.flatMap((one) => one ?? []))];
  // `"a" | "b" | (string & {})` only suggests the strings.
  const words = flat
    .filter(
      (type, at) => !known[at] && !(type.kind === "text" && type.text.includes("& {}")),
    )
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

/** Lists the members of a union that an alias stands for, so that all alternatives are one list. */
function expandUnion(type: TsType, context: TsTypeContext): TsType[] {
  if (type.kind !== "reference" || Object.hasOwn(PLAIN, toPlainName(type.name)))
    return [type];
  const meant = findAliased({ ...type, name: toPlainName(type.name) }, context);
  return meant?.kind === "union"
    ? meant.types.flatMap((one) => expandUnion(one, context))
    : [type];
}

/** True for words that end in a list of names, after which an "or" would seem part of the list. */
function hasNames({ one }: Words): boolean {
  return /^an? (?:object with|function that is called with) /.test(one);
}

function toFunctionWords(parameters: readonly Parameter[]): Words {
  const names = parameters.map(({ name, isRest }) => code(isRest ? `...${name}` : name));
  const called = names.length === 0 ? "" : ` that is called with ${joinWords(names)}`;
  return { one: `a function${called}`, many: `functions${called}` };
}

/** Drops the namespaces that only make a name unambiguous for TypeScript. */
function toPlainName(name: string): string {
  return name.replace(/^globalThis\./, "").replace(/^Intl\.(?=LocalesArgument$)/, "");
}

function toReferenceWords(type: Reference, context: TsTypeContext, depth: number): Words {
  const named = { ...type, name: toPlainName(type.name) };
  const plain = Object.hasOwn(PLAIN, named.name) ? PLAIN[named.name] : undefined;
  if (plain) return plain;
  const strings = listStrings(type, context);
  if (strings) return toStringWords(strings);
  return (
    toMadeWords(named, context) ??
    toContainerWords(named, context, depth) ??
    followAlias(named, context, depth) ??
    toNameWords(named.name, context)
  );
}

/** Describes parameters, and types without a name, to which read-type.ts gives one; null for other names. */
function toMadeWords(type: Reference, context: TsTypeContext): Words | null {
  const { name, types } = type;
  const [first] = types;
  if (name === KEYS) return KEY;
  if (name === KEYED && first?.kind === "literal") return toKeyedWords(first.text);
  if (name === TUPLE) return toTupleWords(types);
  if (name === "TArrayBuffer") return PLAIN["ArrayBufferLike"] ?? PLAIN_VALUE;
  if (name === INDEXED || TYPE_PARAMETER.test(name)) return PLAIN_VALUE;
  if (name !== SOME) return null;
  const left = listShape(type, context);
  return left.length > 0 ? toObjectWords(left) : (PLAIN["object"] ?? PLAIN_VALUE);
}

/** Describes a type by what it gives: iterators, promises, records, constructors; null for other names. */
function toContainerWords(
  { name, types }: Reference,
  context: TsTypeContext,
  depth: number,
): Words | null {
  const [first, second] = types;
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
  const [, made] = /^(\w+)Constructor$/.exec(name) ?? [];
  if (made === undefined) return null;
  const label = context.linkName(made);
  return { one: `the constructor ${label}`, many: `constructors such as ${label}` };
}

const KEY: Words = { one: "a key of the object", many: "keys of the object" };

function toKeyedWords(method: string): Words {
  const words = `with a method ${code(method)}`;
  return { one: `an object ${words}`, many: `objects ${words}` };
}

/** Types of the first element of a pair that are keys: an index is a number, all others are values. */
const KEY_TYPES = /^(?:K|PropertyKey|string)$/;

/** Describes an array of a known length; those of two elements are pairs nearly always. */
function toTupleWords(types: readonly TsType[]): Words {
  const [first] = types;
  if (types.length !== 2 || !first)
    return { one: `an array of ${types.length} values`, many: "arrays of values" };
  const type = first.kind === "reference" ? first.name : toText(first);
  const name = KEY_TYPES.test(type) ? "key" : type === "number" ? "index" : "value";
  const pair = code(`[${name}, value]`);
  return { one: `a ${pair} pair`, many: `${pair} pairs` };
}

function toText(type: TsType): string {
  return type.kind === "text" ? type.text : "";
}

/** Describes what an alias stands for; null for a name with members of its own. */
function followAlias(
  type: Reference,
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
  const article = /^(?:<[^>]*>)*[AEIO]/i.test(label) ? "an" : "a";
  return { one: `${article} ${label} object`, many: `${label} objects` };
}
