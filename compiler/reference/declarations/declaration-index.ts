import type { Declaration, Declarations, Field, Parameter, TsType } from "./declaration";
import { substitute } from "./substitute";

/** Limit for interfaces that extend others. */
const DEEPEST = 5;

/** An interface that another extends: `A`, `A<T>`, `Pick<A, "b">` or `Omit<A, "b">`. */
export interface Parent {
  name: string;
  /** The types that are given to it. */
  types: TsType[];
  /** Tells whether a property is inherited. */
  has: (property: string) => boolean;
}

export interface Index {
  declarations: Map<string, Declaration[]>;
  fields: Map<string, Field[]>;
  /** Names of the type parameters of interfaces. */
  generics: Map<string, string[]>;
  /** Interfaces that have methods, or can be called. */
  objects: Set<string>;
  parents: Map<string, Parent[]>;
  statics: Map<string, string>;
}

export function createIndex(): Index {
  return {
    declarations: new Map(),
    fields: new Map(),
    generics: new Map(),
    objects: new Set(),
    parents: new Map(),
    statics: new Map(),
  };
}

/**
 * Adds an overload. A declaration with the tag `@override`, which is one of ours, takes the place of
 * those of its kind before it, and has their words where it has none.
 */
export function addDeclaration(
  index: Index,
  name: string,
  declaration: Declaration,
): void {
  const { isOverride, kind } = declaration;
  const known = index.declarations.get(name) ?? [];
  const same = isOverride ? known.filter((one) => one.kind === kind) : [];
  index.declarations.set(name, [
    ...known.filter((one) => !same.includes(one)),
    inheritWords(declaration, same),
  ]);
}

function inheritWords(own: Declaration, known: readonly Declaration[]): Declaration {
  const older = known.flatMap(({ parameters }) => parameters);
  return {
    ...own,
    meaning: own.meaning || findWords(known.map(({ meaning }) => meaning)),
    returns: own.returns || findWords(known.map(({ returns }) => returns)),
    throws: own.throws.length > 0 ? own.throws : known.flatMap(({ throws }) => throws),
    parameters: own.parameters.map((one) => ({
      ...one,
      meaning: one.meaning || findWords(older.filter(isNamed(one)).map(toMeaning)),
    })),
  };
}

const findWords = (texts: readonly string[]): string =>
  texts.find((text) => text !== "") ?? "";
const toMeaning = ({ meaning }: Parameter): string => meaning;
const isNamed =
  ({ name }: Parameter) =>
  (one: Parameter): boolean =>
    one.name === name;

export function addFields(index: Index, name: string, fields: readonly Field[]): void {
  index.fields.set(name, mergeFields([...(index.fields.get(name) ?? []), ...fields]));
}

/**
 * Lists each property once. Library files repeat some, and our own declarations, which are read last,
 * change some: the last type counts, and `never` takes a property away. (Those that were never anything
 * else are keys of a registry.)
 */
function mergeFields(fields: readonly Field[]): Field[] {
  const merged = new Map<string, Field>();
  for (const field of fields) {
    const meaning = field.meaning || (merged.get(field.name)?.meaning ?? "");
    if (isNever(field.type) && merged.has(field.name)) merged.delete(field.name);
    else merged.set(field.name, { ...field, meaning });
  }
  return [...merged.values()];
}

function isNever(type: TsType): boolean {
  return type.kind === "text" && type.text === "never";
}

export function openIndex(index: Index): Declarations {
  const { declarations, fields, generics, objects, parents, statics } = index;
  const has = (name: string): boolean => declarations.has(name) || fields.has(name);
  function resolve(name: string, namespace: string): string | null {
    for (let place = namespace; place !== ""; place = toParent(place))
      if (has(`${place}.${name}`)) return `${place}.${name}`;
    return has(name) ? name : null;
  }
  function listInherited(name: string, parent: Parent, depth: number): Field[] {
    const known = resolve(parent.name, toParent(name));
    if (known === null) return [];
    const names = generics.get(known) ?? [];
    const given = new Map(
      parent.types.map((type, at): [string, TsType] => [names[at] ?? "", type]),
    );
    return listFields(known, depth + 1)
      .filter((field) => parent.has(field.name))
      .map((field) => ({ ...field, type: substitute(field.type, given) }));
  }
  function listFields(name: string, depth = 0): readonly Field[] {
    if (depth > DEEPEST) return [];
    const inherited = (parents.get(name) ?? []).flatMap((parent) =>
      listInherited(name, parent, depth),
    );
    return mergeFields([...inherited, ...(fields.get(name) ?? [])]);
  }
  function listMembers(name: string, member: string, depth = 0): readonly Declaration[] {
    const own = declarations.get(`${name}.${member}`);
    if (own || depth > DEEPEST) return own ?? [];
    const found = (parents.get(name) ?? []).map((parent) => {
      const known = resolve(parent.name, toParent(name));
      return known === null ? [] : listMembers(known, member, depth + 1);
    });
    return found.find((list) => list.length > 0) ?? [];
  }
  /** Lists the overloads; a generic interface of properties is a type, as an alias for them would be. */
  function list(name: string): readonly Declaration[] {
    const known = declarations.get(name) ?? [];
    const own = generics.get(name);
    if (!own || objects.has(name)) return known;
    const type: TsType = { kind: "object", fields: [...listFields(name)] };
    return known.map((one) =>
      one.kind === "type" ? { ...one, type, generics: own } : one,
    );
  }
  return {
    list,
    listFields: (name) => listFields(name),
    listMembers: (name, member) => listMembers(name, member),
    resolve,
    findStatic: (name) => statics.get(name) ?? null,
  };
}

/** Name of the namespace or interface that contains a member; empty at the top. */
export function toParent(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(".")));
}
