import type { IdlArgument, IdlDefault, IdlMember, IdlType } from "webidl2";
import { listArgumentLists } from "./syntax";

/** A parameter of all overloads that have one of its name. */
export interface Parameter {
  name: string;
  /** Null when some overloads need it and others do not. */
  isOptional: boolean | null;
  /** The parameters that are given with it or not at all. */
  companions: readonly string[];
  isVariadic: boolean;
  /** One, or a union of the overloads' types. */
  type: IdlType;
  defaultValue: IdlDefault | null;
}

/** Merges the parameters of all overloads by name; the overloads can be of several methods. */
export function mergeParameters(overloads: readonly IdlMember[]): Parameter[] {
  const merged = new Map<string, Parameter[]>();
  for (const { name, arguments: list = [] } of overloads) {
    const calls = listCallNames(overloads.filter((other) => other.name === name));
    for (const at of list.keys()) {
      const one = toParameter(list, at, calls);
      if (one) merged.set(one.name, [...(merged.get(one.name) ?? []), one]);
    }
  }
  return [...merged.values()].flatMap(mergeEqual);
}

function listCallNames(overloads: readonly IdlMember[]): ReadonlySet<string> {
  return new Set(
    overloads
      .flatMap((overload) => listArgumentLists(overload.arguments ?? []))
      .map((list) => joinNames(list.map(({ name }) => name))),
  );
}

function toParameter(
  list: readonly IdlArgument[],
  at: number,
  calls: ReadonlySet<string>,
): Parameter | null {
  const argument = list[at];
  if (!argument) return null;
  const { name, idlType, variadic, default: defaultValue } = argument;
  const names = list.map((one) => one.name);
  // "Any number" says it for these.
  const isOptional = !variadic && canBeLeftOut(names, at, calls);
  return {
    name,
    isOptional,
    companions: isOptional ? [] : listCompanions(names, at, calls),
    isVariadic: variadic,
    type: idlType,
    defaultValue,
  };
}

/** True when a call with the argument is also a call without it. */
function canBeLeftOut(
  names: readonly string[],
  at: number,
  calls: ReadonlySet<string>,
): boolean {
  return names.some((_, end) => {
    if (end < at || !calls.has(joinNames(names.slice(0, end + 1)))) return false;
    return calls.has(joinNames([...names.slice(0, at), ...names.slice(at + 1, end + 1)]));
  });
}

/** Lists what has to be added with an argument to a shorter call: `dh` with `dw`. */
function listCompanions(
  names: readonly string[],
  at: number,
  calls: ReadonlySet<string>,
): string[] {
  const isCall = (length: number): boolean =>
    calls.has(joinNames(names.slice(0, length)));
  const lengths = Array.from({ length: names.length + 1 }, (_, length) => length);
  const start = lengths.findLast((length) => length <= at && isCall(length));
  const end = lengths.find((length) => length > at && isCall(length));
  return start === undefined || end === undefined
    ? []
    : names.slice(start, end).filter((name) => name !== names[at]);
}

function mergeEqual(parameters: readonly Parameter[]): Parameter[] {
  const [first] = parameters;
  if (!first) return [];
  const types = parameters.map(({ type }) => type);
  const isSame = parameters.every(({ isOptional }) => isOptional === first.isOptional);
  return [
    {
      ...first,
      isOptional: isSame ? first.isOptional : null,
      type:
        types.length === 1
          ? first.type
          : { generic: "", nullable: false, union: true, idlType: types },
    },
  ];
}

function joinNames(names: readonly string[]): string {
  return names.join(",");
}
