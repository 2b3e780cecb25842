import { INDEXED, KEYS } from "../declarations/read-type";
import type { TsType } from "../declarations/declaration";
import type { Words } from "./describe-ts-type-plain";
import { code, joinWords } from "./html";
import { findAliased, listShape, resolveName, type TsTypeContext } from "./list-shape";

type Reference = Extract<TsType, { kind: "reference" }>;

const MOST_STRINGS = 12;
const DEEPEST = 6;

/** Lists the strings, in quotes, that a type consists of; null for a type with other values. */
export function listStrings(
  type: TsType,
  context: TsTypeContext,
  depth = 0,
): string[] | null {
  if (depth > DEEPEST) return null;
  switch (type.kind) {
    case "literal":
      return /^["']/.test(type.text) ? [type.text.replaceAll("'", '"')] : null;
    case "union":
      return listAll(type.types, context, depth);
    case "reference":
      return listReferred(type, context, depth);
    default:
      return null;
  }
}

function listAll(
  types: readonly TsType[],
  context: TsTypeContext,
  depth: number,
): string[] | null {
  const lists = types.map((one) => listStrings(one, context, depth + 1));
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

function listReferred(
  type: Reference,
  context: TsTypeContext,
  depth: number,
): string[] | null {
  const [first, second] = type.types;
  if (type.name === KEYS && first) return listKeys(first, context);
  if (type.name === INDEXED && first && second)
    return listValues(first, listStrings(second, context, depth + 1), context);
  if (type.name === "Exclude" && first && second) {
    const dropped = listStrings(second, context, depth + 1) ?? [];
    const all = listStrings(first, context, depth + 1);
    return all && all.filter((text) => !dropped.includes(text));
  }
  const meant = findAliased(type, context);
  return meant && listStrings(meant, context, depth + 1);
}

/** Lists the names of an interface's properties. */
function listKeys(type: TsType, context: TsTypeContext): string[] | null {
  const known = type.kind === "reference" ? resolveName(type.name, context) : null;
  const fields = known === null ? [] : context.declarations.listFields(known);
  return fields.length === 0
    ? null
    : fields.map(({ name }) => JSON.stringify(name.replaceAll('"', "")));
}

/** Lists the strings that the named properties of an object type have as their types. */
function listValues(
  object: TsType,
  keys: readonly string[] | null,
  context: TsTypeContext,
): string[] | null {
  if (!keys) return null;
  const fields = listShape(object, context).filter(({ name }) =>
    keys.includes(JSON.stringify(name)),
  );
  return listAll(
    fields.map(({ type }) => type),
    context,
    0,
  );
}

/** Describes strings; the plurals of others, such as of units, are not listed. */
export function toStringWords(strings: readonly string[]): Words {
  const plurals = new Set(strings.map((text) => text.replace(/"$/, 's"')));
  const singular = strings.filter((text) => !plurals.has(text));
  const shown = singular.slice(0, MOST_STRINGS).map(code);
  const plural = strings.find((text) => plurals.has(text));
  const further = plural ? ` (or a plural such as ${code(plural)})` : "";
  if (strings.length === 1)
    return { one: `the string ${shown[0] ?? ""}`, many: `strings ${shown[0] ?? ""}` };
  const values =
    shown.length === singular.length
      ? joinWords(shown, "or")
      : `${shown.join(", ")}, and ${singular.length - shown.length} more`;
  return {
    one: `one of the strings ${values}${further}`,
    many: `strings out of ${values}${further}`,
  };
}
