import { createRequire } from "node:module";
import type ts from "typescript";
import type {
  IndexedAccessTypeNode,
  MethodSignature,
  NamedTupleMember,
  NodeArray,
  ParameterDeclaration,
  SourceFile,
  TypeElement,
  TypeNode,
  TypeParameterDeclaration,
} from "typescript";
import type { Field, Parameter, TsType } from "./declaration";
import { readDoc, type Doc } from "./read-doc";

export type TypeScript = typeof ts;

/**
 * Loads the parser for this work, because most compiles render no page that needs it, and forgets it, because it
 * takes 15 MB in each thread and 140 ms to load. A `require` that lives longer would keep what it has loaded.
 */
export function withTypeScript<Result>(work: (ts: TypeScript) => Result): Result {
  const require = createRequire(import.meta.url);
  try {
    return work(require("typescript") as TypeScript);
  } finally {
    Reflect.deleteProperty(require.cache, require.resolve("typescript"));
  }
}

/** Name that stands for `keyof` a type. */
export const KEYS = "keyof";

/** Name that stands for an object with any of a type's properties, without those named second. */
export const SOME = "some";

/** Name that stands for the type of an object's property whose name is the second type. */
export const INDEXED = "indexed";

/** Name that stands for an array with a known number of elements. */
export const TUPLE = "tuple";

/** Name that stands for an object with a method that has a symbol as its key. */
export const KEYED = "keyed";

const UNKNOWN: TsType = { kind: "text", text: "any" };
/** Bounds of type parameters that say more than "a value". */
const BOUNDS = /^(?:number|object|string)$/;
export const OBJECT: TsType = { kind: "text", text: "object" };
const CONSTRUCTOR: TsType = { kind: "text", text: "constructor" };

/** Reads types of one source file. */
export function createTypeReader(ts: TypeScript, source: SourceFile) {
  const readText = (node: { pos: number; end: number }): string =>
    source.text
      .slice(node.pos, node.end)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
      .replace(/\s+/g, " ")
      .trim();

  /** Types that type parameters of the current interface have unless they are given. */
  let defaults = new Map<string, TsType>();

  function setDefaults(parameters: readonly TypeParameterDeclaration[]): void {
    const known = parameters.filter((one) => one.default !== undefined);
    defaults = new Map(known.map((one) => [one.name.text, readType(one.default)]));
  }

  function readType(node: TypeNode | undefined): TsType {
    if (!node) return UNKNOWN;
    if (ts.isParenthesizedTypeNode(node)) return readType(node.type);
    if (ts.isTypeOperatorNode(node))
      return node.operator === ts.SyntaxKind.KeyOfKeyword
        ? { kind: "reference", name: KEYS, types: [readType(node.type)] }
        : readType(node.type);
    // `{} extends Registry ? A : B` is B as soon as a library file has filled the registry.
    if (ts.isConditionalTypeNode(node))
      return /^\{\s*\}$/.test(readText(node.checkType))
        ? readType(node.falseType)
        : UNKNOWN;
    if (ts.isMappedTypeNode(node)) return readMapped(node.typeParameter.constraint);
    if (ts.isUnionTypeNode(node)) return toUnion(node.types.map(readType));
    // `A & ThisType<any>` says what `this` is in the functions of A.
    if (ts.isIntersectionTypeNode(node) && /\bThisType</.test(readText(node)))
      return readType(node.types[0]);
    if (ts.isArrayTypeNode(node))
      return { kind: "array", element: readType(node.elementType) };
    if (ts.isLiteralTypeNode(node)) return { kind: "literal", text: readText(node) };
    if (ts.isTypeLiteralNode(node) && isFieldList(node.members))
      return { kind: "object", fields: readFields(node.members) };
    const structure = readStructure(node);
    if (structure) return structure;
    // Index signatures: `{ [key: string]: T }`.
    if (ts.isTypeLiteralNode(node) && node.members.some(ts.isIndexSignatureDeclaration))
      return OBJECT;
    if (ts.isFunctionTypeNode(node))
      return {
        kind: "function",
        parameters: readParameters(node.parameters, null),
        returns: readType(node.type),
      };
    if (ts.isTypePredicateNode(node)) return { kind: "text", text: "boolean" };
    if (!ts.isTypeReferenceNode(node)) return { kind: "text", text: readText(node) };
    return readReference(
      readText(node.typeName),
      (node.typeArguments ?? []).map(readType),
    );
  }

  /** Reads types that are built of others in ways that have no syntax of their own in the words. */
  function readStructure(node: TypeNode): TsType | null {
    if (ts.isConstructorTypeNode(node)) return CONSTRUCTOR;
    if (ts.isTupleTypeNode(node) && node.elements.length > 0)
      return { kind: "reference", name: TUPLE, types: node.elements.map(readElement) };
    // `T & U` is what an object becomes into which others are copied.
    if (ts.isIntersectionTypeNode(node) && node.types.every(isParameter)) return OBJECT;
    if (ts.isIndexedAccessTypeNode(node)) return readIndexed(node);
    return ts.isTypeLiteralNode(node) ? readKeyed(node.members) : null;
  }

  function readElement(element: TypeNode | NamedTupleMember): TsType {
    return readType(ts.isNamedTupleMember(element) ? element.type : element);
  }

  function isParameter(node: TypeNode): boolean {
    return ts.isTypeReferenceNode(node) && /^[A-Z]\d?$/.test(readText(node));
  }

  /** Reads `{ a: "as" }[T]` and `T[number]`. */
  function readIndexed({ objectType, indexType }: IndexedAccessTypeNode): TsType | null {
    if (!isParameter(objectType) && !ts.isTypeLiteralNode(objectType)) return null;
    const types = [readType(objectType), readType(indexType)];
    return { kind: "reference", name: INDEXED, types };
  }

  /** Reads `{ [Symbol.search](text: string): number }`. */
  function readKeyed(members: NodeArray<TypeElement>): TsType | null {
    const [name, ...others] = members.flatMap((member) =>
      ts.isMethodSignature(member) && ts.isComputedPropertyName(member.name)
        ? [readText(member.name)]
        : [],
    );
    return name === undefined || others.some((other) => other !== name)
      ? null
      : {
          kind: "reference",
          name: KEYED,
          types: [{ kind: "literal", text: `${name}()` }],
        };
  }

  /**
   * Reads a mapped type by what its keys are: those of a type parameter make an object with the same
   * properties, or an array if an array is given for it.
   */
  function readMapped(constraint: TypeNode | undefined): TsType {
    const keys = readType(constraint);
    const [of, without] = keys.kind === "reference" ? keys.types : [];
    if (keys.kind !== "reference" || of?.kind !== "reference") return OBJECT;
    if (keys.name === KEYS) return of;
    const [base] = of.types;
    return keys.name === "Exclude" && of.name === KEYS && base && without
      ? { kind: "reference", name: SOME, types: [base, without] }
      : OBJECT;
  }

  function readReference(name: string, types: TsType[]): TsType {
    const [first] = types;
    const known = defaults.get(name);
    if (known?.kind === "function") return known;
    if (/^(?:Readonly|Concat)?Array$/.test(name) && first)
      return { kind: "array", element: first };
    if (/^(?:NoInfer|Readonly|Required|Awaited|Partial)$/.test(name) && first)
      return first;
    // The values of its indexes are no options, whose names would be listed.
    if (name === "ArrayLike") return { kind: "text", text: name };
    // Any object with a method `then()` will do, but nobody writes one.
    return { kind: "reference", name: name === "PromiseLike" ? "Promise" : name, types };
  }

  function isFieldList(members: NodeArray<TypeElement>): boolean {
    return (
      members.length > 0 && members.every((member) => ts.isPropertySignature(member))
    );
  }

  function readFields(members: readonly TypeElement[]): Field[] {
    const named = members.filter(
      ({ name }) => name !== undefined && !ts.isComputedPropertyName(name),
    );
    return named.flatMap((member, at) => {
      // Overloads follow one another.
      if (ts.isMethodSignature(member) && !isOverload(member, named[at - 1]))
        return readMethod(member);
      if (!ts.isPropertySignature(member)) return [];
      const doc = readDoc(member);
      const type = dropUndefined(
        readType(member.type),
        member.questionToken !== undefined,
      );
      const isOptional = member.questionToken !== undefined;
      return [{ name: readText(member.name), type, isOptional, meaning: doc.meaning }];
    });
  }

  function isOverload(member: MethodSignature, before: TypeElement | undefined): boolean {
    return before?.name !== undefined && readText(before.name) === readText(member.name);
  }

  function readMethod(member: MethodSignature): Field {
    const { meaning } = readDoc(member);
    const parameters = readParameters(member.parameters, null);
    const type: TsType = { kind: "function", parameters, returns: readType(member.type) };
    const isOptional = member.questionToken !== undefined;
    return { name: readText(member.name), type, isOptional, meaning };
  }

  function readParameters(
    parameters: NodeArray<ParameterDeclaration>,
    doc: Doc | null,
  ): Parameter[] {
    return parameters.flatMap((parameter) => {
      const name = readText(parameter.name);
      if (name === "this") return [];
      if (ts.isArrayBindingPattern(parameter.name)) return readTuple(parameter);
      const isRest = parameter.dotDotDotToken !== undefined;
      const isOptional = parameter.questionToken !== undefined;
      const type = dropUndefined(readType(parameter.type), isOptional);
      const meaning = doc?.parameters.get(name) ?? readDoc(parameter).meaning;
      return [{ name, type, isOptional, isRest, meaning }];
    });
  }

  /** Reads the parameters in `...[value]: [] | [T]`. */
  function readTuple({ name, type }: ParameterDeclaration): Parameter[] {
    const names = ts.isArrayBindingPattern(name) ? name.elements : [];
    const nodes = type && ts.isUnionTypeNode(type) ? type.types : [type];
    const tuples = nodes.flatMap((node) =>
      node && ts.isTupleTypeNode(node) ? [node.elements] : [],
    );
    return names.map((one, at) => ({
      name: readText(one),
      type: readType(tuples.find((elements) => at < elements.length)?.[at]),
      isOptional: tuples.some((elements) => at >= elements.length),
      isRest: false,
      meaning: "",
    }));
  }

  /** Returns what a call's own type parameters are if the caller gives none: their bounds. */
  function readGenerics(
    parameters: readonly TypeParameterDeclaration[],
  ): ReadonlyMap<string, TsType> {
    return new Map(
      parameters.flatMap((one): [string, TsType][] => {
        const bound = readBound(one);
        return bound ? [[one.name.text, bound]] : [];
      }),
    );
  }

  function readBound(one: TypeParameterDeclaration): TsType | null {
    if (one.default?.kind === ts.SyntaxKind.NeverKeyword) return readType(one.default);
    const bound = one.constraint ? readType(one.constraint) : null;
    if (bound?.kind === "text") return BOUNDS.test(bound.text) ? bound : null;
    if (bound?.kind === "reference") return bound.name === "PropertyKey" ? bound : null;
    // `T extends readonly unknown[] | []` makes the compiler see a tuple.
    return bound?.kind === "union"
      ? (bound.types.find(({ kind }) => kind === "array") ?? null)
      : null;
  }

  return { setDefaults, readGenerics, readText, readType, readFields, readParameters };
}

export type TypeReader = ReturnType<typeof createTypeReader>;

function toUnion(types: readonly TsType[]): TsType {
  const flat = types.flatMap((type) => (type.kind === "union" ? type.types : [type]));
  return { kind: "union", types: flat };
}

/** Drops the `undefined` that an optional parameter or property allows anyway. */
function dropUndefined(type: TsType, isOptional: boolean): TsType {
  if (!isOptional || type.kind !== "union") return type;
  const types = type.types.filter(
    (one) => one.kind !== "text" || one.text !== "undefined",
  );
  const [only] = types;
  return types.length === 1 && only ? only : { kind: "union", types };
}
