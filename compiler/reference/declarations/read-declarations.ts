import type {
  ExpressionWithTypeArguments,
  InterfaceDeclaration,
  Node,
  SourceFile,
  Statement,
  TypeElement,
} from "typescript";
import { addDeclaration, addFields, createIndex, openIndex } from "./declaration-index";
import type { Index, Parent } from "./declaration-index";
import type { Declaration, Declarations, TsType } from "./declaration";
import { readDoc } from "./read-doc";
import { substitute } from "./substitute";
import {
  createTypeReader,
  withTypeScript,
  type TypeReader,
  type TypeScript,
} from "./read-type";

/** Reads declaration files; `texts` are their contents. */
export function readDeclarations(texts: readonly string[]): Declarations {
  const index = createIndex();
  withTypeScript((ts) => {
    for (const text of texts) {
      const source = ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.Latest, false);
      readFile(ts, source, index);
    }
  });
  return openIndex(index);
}

function readFile(ts: TypeScript, source: SourceFile, index: Index): void {
  const context: MemberContext = { ts, reader: createTypeReader(ts, source), index };
  const { reader } = context;
  const visit = (statements: readonly Statement[], prefix: string): void => {
    for (const statement of statements) visitStatement(statement, prefix);
  };
  function visitStatement(statement: Statement, prefix: string): void {
    if (ts.isModuleDeclaration(statement)) visitModule(statement, prefix);
    else if (ts.isInterfaceDeclaration(statement))
      readInterface(prefix + statement.name.text, statement, context);
    else if (ts.isTypeAliasDeclaration(statement)) {
      const type = reader.readType(statement.type);
      const name = prefix + statement.name.text;
      const generics = (statement.typeParameters ?? []).map((one) => one.name.text);
      const declaration = toDeclaration("type", statement, type);
      addDeclaration(index, name, { ...declaration, generics });
      if (type.kind === "object") addFields(index, name, type.fields);
    } else if (ts.isFunctionDeclaration(statement) && statement.name)
      addDeclaration(
        index,
        prefix + statement.name.text,
        toCall("call", statement, reader),
      );
    else if (ts.isVariableStatement(statement)) {
      for (const { name, type } of statement.declarationList.declarations) {
        const full = prefix + reader.readText(name);
        if (type && ts.isTypeLiteralNode(type)) {
          index.statics.set(full, `${full}:static`);
          readMembers(`${full}:static`, type.members, context);
        } else if (type && ts.isTypeReferenceNode(type))
          index.statics.set(full, reader.readText(type.typeName));
        addDeclaration(
          index,
          full,
          toDeclaration("property", statement, reader.readType(type)),
        );
      }
    }
  }
  function visitModule(statement: Statement, prefix: string): void {
    if (!ts.isModuleDeclaration(statement)) return;
    const isGlobal = statement.name.text === "global";
    const name = isGlobal ? prefix : `${prefix}${statement.name.text}.`;
    const { body } = statement;
    if (!isGlobal)
      addDeclaration(index, name.slice(0, -1), toDeclaration("type", statement, NO_TYPE));
    if (body && ts.isModuleBlock(body)) visit(body.statements, name);
    else if (body && ts.isModuleDeclaration(body)) visitModule(body, name);
  }
  visit(source.statements, "");
}

const NO_TYPE: TsType = { kind: "text", text: "" };

function readInterface(
  name: string,
  statement: InterfaceDeclaration,
  context: MemberContext,
): void {
  const { ts, reader, index } = context;
  const { heritageClauses = [], members, typeParameters = [] } = statement;
  const parents = heritageClauses.flatMap(({ types }) =>
    types.map((type) => readParent(type, reader)),
  );
  index.parents.set(name, [...(index.parents.get(name) ?? []), ...parents]);
  if (typeParameters.length > 0 && !index.generics.has(name))
    index.generics.set(
      name,
      typeParameters.map((one) => one.name.text),
    );
  if (!members.every(ts.isPropertySignature)) index.objects.add(name);
  reader.setDefaults(typeParameters);
  readMembers(name, members, context);
  addFields(index, name, reader.readFields(members));
  addDeclaration(index, name, toDeclaration("type", statement, NO_TYPE));
  reader.setDefaults([]);
}

function readParent(
  { expression, typeArguments }: ExpressionWithTypeArguments,
  reader: TypeReader,
): Parent {
  const name = reader.readText(expression);
  const [base, keys] = typeArguments ?? [];
  if (!/^(?:Pick|Omit)$/.test(name) || !base || !keys) {
    const types = (typeArguments ?? []).map(reader.readType);
    return { name, types, has: () => true };
  }
  const parent = reader.readType(base);
  const named = reader.readType(keys);
  const literals = named.kind === "union" ? named.types : [named];
  const listed = new Set(
    literals.flatMap((one) => (one.kind === "literal" ? [one.text.slice(1, -1)] : [])),
  );
  return {
    name: parent.kind === "reference" ? parent.name : name,
    types: parent.kind === "reference" ? parent.types : [],
    has: (property) => listed.has(property) === (name === "Pick"),
  };
}

interface MemberContext {
  ts: TypeScript;
  reader: TypeReader;
  index: Index;
}

function readMembers(
  owner: string,
  members: readonly TypeElement[],
  { ts, reader, index }: MemberContext,
): void {
  for (const member of members) {
    const name = member.name ? `${owner}.${toKey(reader.readText(member.name))}` : owner;
    const note = (declaration: Declaration): void =>
      addDeclaration(index, name, declaration);
    if (ts.isMethodSignature(member)) note(toCall("call", member, reader));
    else if (ts.isCallSignatureDeclaration(member)) note(toCall("call", member, reader));
    else if (ts.isConstructSignatureDeclaration(member))
      note(toCall("construct", member, reader));
    else if (ts.isPropertySignature(member)) {
      const isReadOnly = member.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword,
      );
      const type = reader.readType(member.type);
      note({
        ...toDeclaration("property", member, type),
        isReadOnly: isReadOnly ?? false,
      });
    } else if (ts.isGetAccessorDeclaration(member))
      note({
        ...toDeclaration("property", member, reader.readType(member.type)),
        isReadOnly: !members.some(
          (one) =>
            ts.isSetAccessorDeclaration(one) &&
            reader.readText(one.name) === reader.readText(member.name),
        ),
      });
  }
}

/** Drops quotes and brackets: `"$1"`, `[Symbol.iterator]`. */
function toKey(name: string): string {
  return name.replace(/^["[]|["\]]$/g, "");
}

type Signature = Parameters<TypeReader["readParameters"]>[0] extends infer P
  ? Node & {
      parameters: P;
      type?: Parameters<TypeReader["readType"]>[0];
      typeParameters?: Parameters<TypeReader["readGenerics"]>[0] | undefined;
    }
  : never;

function toCall(
  kind: "call" | "construct",
  node: Signature,
  reader: TypeReader,
): Declaration {
  const generics = reader.readGenerics(node.typeParameters ?? []);
  const read = reader.readParameters(node.parameters, readDoc(node));
  const type = substitute(reader.readType(node.type), generics);
  const parameters = read.map((one) => ({
    ...one,
    type: substitute(one.type, generics),
  }));
  return { ...toDeclaration(kind, node, type), parameters };
}

function toDeclaration(kind: Declaration["kind"], node: Node, type: TsType): Declaration {
  const { meaning, returns, throws, isDeprecated, isOverride } = readDoc(node);
  return {
    kind,
    type,
    meaning,
    returns,
    throws,
    isDeprecated,
    isOverride,
    parameters: [],
    isReadOnly: false,
  };
}
