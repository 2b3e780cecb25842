import { createRequire } from "node:module";
import { memoize } from "../../core/memoize";
import type ts from "typescript";
import type {
  MethodSignature,
  NodeArray,
  ParameterDeclaration,
  SourceFile,
  TypeElement,
  TypeNode,
  TypeParameterDeclaration,
} from "typescript";
import type { Field, Parameter, TsType } from "./declaration";
import { readDoc, type Doc } from "./read-doc";

const require = createRequire(import.meta.url);

export type TypeScript = typeof ts;

/** Loads the parser at its first use, because most compiles render no page that needs it. */
export const loadTypeScript = memoize(() => require("typescript") as TypeScript);

/** Name that stands for `keyof` a type. */
export const KEYS = "keyof";

const UNKNOWN: TsType = { kind: "text", text: "any" };

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
    if (ts.isConditionalTypeNode(node)) return UNKNOWN;
    // A mapped tuple, such as the results of `Promise.all()`.
    if (ts.isMappedTypeNode(node)) return { kind: "array", element: UNKNOWN };
    if (ts.isUnionTypeNode(node)) return toUnion(node.types.map(readType));
    // `A & ThisType<any>` says what `this` is in the functions of A.
    if (ts.isIntersectionTypeNode(node) && /\bThisType</.test(readText(node)))
      return readType(node.types[0]);
    if (ts.isArrayTypeNode(node))
      return { kind: "array", element: readType(node.elementType) };
    if (ts.isLiteralTypeNode(node)) return { kind: "literal", text: readText(node) };
    if (ts.isTypeLiteralNode(node) && isFieldList(node.members))
      return { kind: "object", fields: readFields(node.members) };
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

  function readReference(name: string, types: TsType[]): TsType {
    const [first] = types;
    const known = defaults.get(name);
    if (known?.kind === "function") return known;
    if (/^(?:Readonly)?Array$/.test(name) && first)
      return { kind: "array", element: first };
    if (/^(?:NoInfer|Readonly|Required|Awaited|Partial)$/.test(name) && first)
      return first;
    return { kind: "reference", name, types };
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
      const isRest = parameter.dotDotDotToken !== undefined;
      const isOptional = parameter.questionToken !== undefined;
      const type = dropUndefined(readType(parameter.type), isOptional);
      const meaning = doc?.parameters.get(name) ?? readDoc(parameter).meaning;
      return [{ name, type, isOptional, isRest, meaning }];
    });
  }

  return { setDefaults, readText, readType, readFields, readParameters };
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
