import { memoizeByKey } from "../../core/memoize";
import type {
  Declaration,
  Declarations,
  Field,
  TsType,
} from "../declarations/declaration";
import { toParent } from "../declarations/declaration-index";
import { OBJECT, TUPLE } from "../declarations/read-type";

const STRING: TsType = { kind: "text", text: "string" };

/** Where a type is written, and the aliases that led to it. */
interface Place {
  declarations: Declarations;
  namespace: string;
  aliases: readonly string[];
}

type Reference = Extract<TsType, { kind: "reference" }>;

/**
 * Opens declarations whose types say what a value is, wherever they are written: names are complete, aliases
 * of strings, numbers and arrays are what they stand for, and alternatives that add nothing are left out.
 */
export function openPlainTypes(declarations: Declarations): Declarations {
  const placeOf = (name: string): Place => ({
    declarations,
    namespace: toParent(name),
    aliases: [],
  });
  const open = (found: readonly Declaration[], name: string): Declaration[] =>
    found.map((one) => ({
      ...one,
      type: toPlainType(one.type, placeOf(name)),
      parameters: one.parameters.map((parameter) => toPlain(parameter, placeOf(name))),
    }));
  return {
    ...declarations,
    list: memoizeByKey((name) => open(declarations.list(name), name)),
    listFields: memoizeByKey((name) =>
      dropOverridden(declarations.listFields(name)).map((field) =>
        toPlain(field, placeOf(name)),
      ),
    ),
    listMembers: (name, member) => open(declarations.listMembers(name, member), name),
  };
}

function toPlain<Part extends { type: TsType }>(part: Part, place: Place): Part {
  return { ...part, type: toPlainType(part.type, place) };
}

/** Keeps the last of the properties of one name, which an interface declares again. */
function dropOverridden(fields: readonly Field[]): readonly Field[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function toPlainType(type: TsType, place: Place): TsType {
  const convert = (one: TsType): TsType => toPlainType(one, place);
  switch (type.kind) {
    case "array":
      return { kind: "array", element: listLone(convert(type.element)) };
    case "function":
      return {
        kind: "function",
        parameters: type.parameters.map((one) => toPlain(one, place)),
        returns: convert(type.returns),
      };
    case "object":
      return { kind: "object", fields: type.fields.map((one) => toPlain(one, place)) };
    case "union":
      return toPlainUnion(type.types.map(convert));
    case "reference":
      return toPlainReference({ ...type, types: type.types.map(convert) }, place);
    default:
      return type;
  }
}

/** Makes a string the only one of a list, which the words about types call a string. */
function listLone(type: TsType): TsType {
  return type.kind === "literal" ? { kind: "union", types: [type] } : type;
}

function toPlainReference(type: Reference, place: Place): TsType {
  const { declarations, namespace, aliases } = place;
  const [first] = type.types;
  if (type.name === TUPLE && first && type.types.every((one) => isSame(one, first)))
    return { kind: "array", element: first };
  const name = declarations.resolve(type.name, namespace);
  if (name === null) return type;
  const [declared] = declarations.list(name);
  const isAlias = declared?.kind === "type" && !isEmpty(declared.type);
  if (!isAlias) return isUnnamed(name, declarations) ? OBJECT : { ...type, name };
  if (aliases.includes(name)) return { ...type, name };
  const meant = toPlainType(declared.type, {
    declarations,
    namespace: toParent(name),
    aliases: [...aliases, name],
  });
  return isObject(meant) ? { ...type, name } : listLone(meant);
}

function isEmpty(type: TsType): boolean {
  return type.kind === "text" && type.text === "";
}

/** True for an object with any keys, whose name the package has made up and marked with a `_`. */
function isUnnamed(name: string, { listFields }: Declarations): boolean {
  return (
    name.slice(toParent(name).length + 1).startsWith("_") && listFields(name).length === 0
  );
}

/** True for a type all of whose values are objects, so that "an object" is right for its name. */
function isObject(type: TsType): boolean {
  if (type.kind === "union") return type.types.every(isObject);
  if (type.kind === "text") return type.text === "object";
  return type.kind === "object" || type.kind === "reference";
}

function toPlainUnion(types: readonly TsType[]): TsType {
  const flat = types.flatMap((type) => (type.kind === "union" ? type.types : [type]));
  const merged = mergeArrays(flat);
  const hasString = merged.some((type) => isSame(type, STRING));
  const left = merged.filter(
    (type, at) =>
      !(hasString && isString(type)) &&
      merged.findIndex((other) => isSame(other, type)) === at,
  );
  const [only] = left;
  return left.length === 1 && only ? only : { kind: "union", types: left };
}

/** Makes one array of those whose elements are strings. */
function mergeArrays(types: readonly TsType[]): readonly TsType[] {
  const elements = types.flatMap((type) =>
    type.kind === "array" && isStrings(type.element) ? [type.element] : [],
  );
  if (elements.length < 2) return types;
  const others = types.filter(
    (type) => type.kind !== "array" || !isStrings(type.element),
  );
  return [...others, { kind: "array", element: listLone(toPlainUnion(elements)) }];
}

/** True for a string with a certain value. */
function isString(type: TsType): boolean {
  return type.kind === "literal" && /^["']/.test(type.text);
}

function isStrings(type: TsType): boolean {
  if (type.kind === "union") return type.types.every(isStrings);
  return isString(type) || isSame(type, STRING);
}

function isSame(a: TsType, b: TsType): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
