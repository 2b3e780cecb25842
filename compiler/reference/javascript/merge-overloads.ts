import type { Declaration, Parameter, TsType } from "../declarations/declaration";

/**
 * Gives all uses of a parameter the types that it has in any overload, and all overloads the types that
 * any of them returns, so that each alternative is told once.
 */
export function mergeOverloads(overloads: readonly Declaration[]): Declaration[] {
  const type = toUnion(overloads.map((one) => one.type));
  const uses = overloads.flatMap(({ parameters }) => parameters);
  return overloads.map((overload) => ({
    ...overload,
    type,
    parameters: overload.parameters.map((one) => ({
      ...one,
      type: mergeUses(uses.filter((use) => isSame(use, one))),
    })),
  }));
}

function isSame(one: Parameter, other: Parameter): boolean {
  return one.name === other.name && one.isRest === other.isRest;
}

function mergeUses(uses: readonly Parameter[]): TsType {
  const types = uses.map(({ type }) => type);
  if (!uses.some(({ isRest }) => isRest)) return toUnion(types);
  const elements = types.map((type) => (type.kind === "array" ? type.element : type));
  return { kind: "array", element: toUnion(elements) };
}

/** Joins types to a set. Any value includes the others, and promises of several values are one. */
function toUnion(types: readonly TsType[]): TsType {
  const flat = dropIncluded(mergePromises(types.flatMap(flatten)));
  const any = flat.find(isAny);
  const unique = new Map(flat.map((type) => [JSON.stringify(type), type]));
  const [only, ...others] = any ? [any] : unique.values();
  return only && others.length === 0
    ? only
    : { kind: "union", types: [...unique.values()] };
}

function flatten(type: TsType): TsType[] {
  return type.kind === "union" ? type.types.flatMap(flatten) : [type];
}

function isAny(type: TsType): boolean {
  return type.kind === "text" && /^(?:any|unknown)$/.test(type.text);
}

function mergePromises(types: readonly TsType[]): TsType[] {
  const values = types.flatMap((type) => (isPromise(type) ? type.types : []));
  const at = types.findIndex(isPromise);
  return types.flatMap((type, index): TsType[] => {
    if (!isPromise(type)) return [type];
    return index === at ? [{ ...type, types: [toUnion(values)] }] : [];
  });
}

function isPromise(type: TsType): type is Extract<TsType, { kind: "reference" }> {
  return type.kind === "reference" && type.name === "Promise";
}

/** Drops types that are a part of another, such as those that older overloads allow. */
function dropIncluded(types: readonly TsType[]): TsType[] {
  const includes = INCLUDES.filter(([includer]) => types.some(includer));
  return types.filter((type) => !includes.some(([, included]) => included(type)));
}

type Test = (type: TsType) => boolean;

const refersTo =
  (name: RegExp): Test =>
  (type) =>
    type.kind === "reference" && name.test(type.name);
const isString: Test = (type) => type.kind === "text" && type.text === "string";
const isStrings: Test = (type) => type.kind === "array" && isString(type.element);
const isLiteral: Test = (type) => type.kind === "literal" && /^["']/.test(type.text);

/** Types with those that need not be told beside them. */
const INCLUDES: readonly (readonly [includer: Test, included: Test])[] = [
  [refersTo(/\bLocalesArgument$/), (type) => isString(type) || isStrings(type)],
  [refersTo(/^(?:TArrayBuffer|ArrayBufferLike)$/), refersTo(/^(?:Shared)?ArrayBuffer$/)],
  // The newer overload lists the strings that make sense.
  [isLiteral, isString],
];
