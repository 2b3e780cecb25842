import type { Declaration, Declarations, TsType } from "../declarations/declaration";
import type { JsSubject } from "./subject";

/** Objects whose members are declared under another name. */
const INSTANCES: Readonly<Record<string, string>> = {
  AsyncIterator: "AsyncIteratorObject",
  Iterator: "IteratorObject",
  "Proxy.Proxy": "ProxyHandler",
  TypedArray: "Uint8Array",
};
const TYPED_ARRAY = "Uint8Array";

/**
 * The declarations of older objects say that this method takes the options of the constructor; the
 * specification reads `localeMatcher` alone (ECMA-402, FilterLocales), and so says this object's.
 */
const SUPPORTED_LOCALES = "Intl.DurationFormatConstructor.supportedLocalesOf";

/**
 * Finds the overloads of a function or method, or a property's declaration; empty when the
 * library files have none.
 */
export function listDeclared(
  subject: JsSubject,
  declarations: Declarations,
): readonly Declaration[] {
  const found = listNames(subject, declarations)
    .map((name) => declarations.list(name))
    .map((list) => list.filter((one) => fitsKind(one, subject)))
    .find((list) => list.length > 0);
  const own = found ?? [];
  return subject.objectName === "TypedArray" || subject.leaf === "TypedArray"
    ? own.map(generalise).map((one) => widen(one, subject.leaf))
    : own;
}

function listNames(
  { kind, leaf, objectName, isStatic }: JsSubject,
  declarations: Declarations,
): string[] {
  if (kind === "class" || kind === "namespace")
    return [objectName === "" ? leaf : `${objectName}.${leaf}`];
  if (objectName === "") return [leaf];
  if (leaf === "supportedLocalesOf") return [SUPPORTED_LOCALES];
  const instance = INSTANCES[objectName] ?? objectName;
  const statics = listStatics(objectName, declarations);
  if (kind === "constructor") return statics;
  const onInstance = `${instance}.${toKey(leaf)}`;
  const onStatic = statics.map((name) => `${name}.${toKey(leaf)}`);
  // The members of a namespace are functions in it, such as `Math.floor`.
  return isStatic
    ? [...onStatic, onInstance]
    : [onInstance, ...listInherited(objectName, leaf)];
}

function listStatics(objectName: string, declarations: Declarations): string[] {
  const name = objectName === "TypedArray" ? TYPED_ARRAY : objectName;
  const known = declarations.findStatic(name);
  const namespace = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  const places =
    known === null ? [] : [namespace ? `${namespace}.${known}` : known, known];
  return [...places, `${name}Constructor`];
}

/** Lists names on the interfaces that an object's own declaration leaves to another. */
function listInherited(objectName: string, leaf: string): string[] {
  const key = toKey(leaf);
  if (/Error$/.test(objectName)) return [`Error.${key}`];
  if (objectName === "Function") return [`CallableFunction.${key}`];
  return objectName === "Generator" ? [`IteratorObject.${key}`] : [];
}

function toKey(leaf: string): string {
  return leaf === "proto" ? "__proto__" : leaf;
}

function fitsKind({ kind }: Declaration, subject: JsSubject): boolean {
  switch (subject.kind) {
    case "constructor":
      return kind === "construct" || kind === "call";
    case "method":
    case "function":
      return kind === "call" || kind === "property";
    default:
      return kind === "property" || kind === "type";
  }
}

/** All typed arrays share their members, which one of them stands for. */
function generalise(declaration: Declaration): Declaration {
  return JSON.parse(
    JSON.stringify(declaration).replaceAll(TYPED_ARRAY, "TypedArray"),
  ) as Declaration;
}

/** Parameters that are elements, and methods that return one. */
const ELEMENTS: ReadonlySet<string> = new Set(["items", "searchElement", "value"]);
const RETURN_ELEMENTS: ReadonlySet<string> = new Set(["at", "find", "findLast"]);

/**
 * Adds BigInt to the types of elements, because one declaration stands for all typed arrays, and only
 * the elements of BigInt64Array and BigUint64Array are BigInts.
 */
function widen(declaration: Declaration, leaf: string): Declaration {
  const { parameters, type } = declaration;
  return {
    ...declaration,
    parameters: parameters.map((one) =>
      ELEMENTS.has(one.name) ? { ...one, type: widenType(one.type) } : one,
    ),
    type: RETURN_ELEMENTS.has(leaf) ? widenType(type) : type,
  };
}

function widenType(type: TsType): TsType {
  if (type.kind === "text" && type.text === "number") return NUMBER_OR_BIGINT;
  if (type.kind === "array") return { ...type, element: widenType(type.element) };
  return type.kind === "union"
    ? { ...type, types: type.types.flatMap(widenMember) }
    : type;
}

function widenMember(type: TsType): TsType[] {
  const wide = widenType(type);
  return wide.kind === "union" ? wide.types : [wide];
}

const NUMBER_OR_BIGINT: TsType = {
  kind: "union",
  types: [
    { kind: "text", text: "number" },
    { kind: "text", text: "bigint" },
  ],
};
