import type { TsType } from "./declaration";
import { INDEXED } from "./read-type";

/** Replaces type parameters by the types that stand for them. */
export function substitute(type: TsType, types: ReadonlyMap<string, TsType>): TsType {
  const replace = (one: TsType): TsType => substitute(one, types);
  if (types.size === 0) return type;
  switch (type.kind) {
    case "array":
      return { kind: "array", element: replace(type.element) };
    case "function": {
      const parameters = type.parameters.map((one) => ({
        ...one,
        type: replace(one.type),
      }));
      return { kind: "function", parameters, returns: replace(type.returns) };
    }
    case "object": {
      const fields = type.fields.map((one) => ({ ...one, type: replace(one.type) }));
      return { kind: "object", fields };
    }
    case "reference":
      return (
        types.get(type.name) ?? toElement({ ...type, types: type.types.map(replace) })
      );
    case "union":
      return { kind: "union", types: type.types.map(replace).filter(isPossible) };
    default:
      return type;
  }
}

/** Returns the elements' type for `T[number]` once T is an array. */
function toElement(type: Extract<TsType, { kind: "reference" }>): TsType {
  const [array] = type.types;
  return type.name === INDEXED && array?.kind === "array" ? array.element : type;
}

/** False for `never`, which adds nothing to a union. */
function isPossible(type: TsType): boolean {
  return type.kind !== "text" || type.text !== "never";
}
