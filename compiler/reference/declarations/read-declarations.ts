import type {
  ExpressionWithTypeArguments,
  Node,
  SourceFile,
  Statement,
  TypeElement,
} from "typescript";
import type { Declaration, Declarations, Field, TsType } from "./declaration";
import { readDoc } from "./read-doc";
import { substitute } from "./substitute";
import { createTypeReader, type TypeReader, loadTypeScript } from "./read-type";

/** Limit for interfaces that extend others. */
const DEEPEST = 5;

/** An interface that another extends: `A`, `Pick<A, "b">` or `Omit<A, "b">`. */
interface Parent {
  name: string;
  /** Tells whether a property is inherited. */
  has: (property: string) => boolean;
}

interface Index {
  declarations: Map<string, Declaration[]>;
  fields: Map<string, Field[]>;
  parents: Map<string, Parent[]>;
  statics: Map<string, string>;
}

/** Reads declaration files; `texts` are their contents. */
export function readDeclarations(texts: readonly string[]): Declarations {
  const ts = loadTypeScript();
  const index: Index = {
    declarations: new Map(),
    fields: new Map(),
    parents: new Map(),
    statics: new Map(),
  };
  for (const text of texts) {
    const source = ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.Latest, false);
    readFile(source, index);
  }
  return openIndex(index);
}

function openIndex({ declarations, fields, parents, statics }: Index): Declarations {
  const has = (name: string): boolean => declarations.has(name) || fields.has(name);
  function resolve(name: string, namespace: string): string | null {
    for (let place = namespace; place !== ""; place = toParent(place))
      if (has(`${place}.${name}`)) return `${place}.${name}`;
    return has(name) ? name : null;
  }
  function listFields(name: string, depth = 0): readonly Field[] {
    if (depth > DEEPEST) return [];
    const inherited = (parents.get(name) ?? []).flatMap((parent) => {
      const known = resolve(parent.name, toParent(name));
      const all = known === null ? [] : listFields(known, depth + 1);
      return all.filter((field) => parent.has(field.name));
    });
    return [...inherited, ...(fields.get(name) ?? [])];
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
  return {
    list: (name) => declarations.get(name) ?? [],
    listFields: (name) => listFields(name),
    listMembers: (name, member) => listMembers(name, member),
    resolve,
    findStatic: (name) => statics.get(name) ?? null,
  };
}

function toParent(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(".")));
}

function readFile(source: SourceFile, index: Index): void {
  const ts = loadTypeScript();
  const reader = createTypeReader(ts, source);
  const visit = (statements: readonly Statement[], prefix: string): void => {
    for (const statement of statements) visitStatement(statement, prefix);
  };
  function visitStatement(statement: Statement, prefix: string): void {
    if (ts.isModuleDeclaration(statement)) visitModule(statement, prefix);
    else if (ts.isInterfaceDeclaration(statement)) {
      const name = prefix + statement.name.text;
      const parents = (statement.heritageClauses ?? []).flatMap(({ types }) =>
        types.map((type) => readParent(type, reader)),
      );
      add(index.parents, name, parents);
      reader.setDefaults(statement.typeParameters ?? []);
      readMembers(name, statement.members, { reader, index });
      add(index.fields, name, reader.readFields(statement.members));
      add(index.declarations, name, [
        toDeclaration("type", statement, { kind: "text", text: "" }),
      ]);
      reader.setDefaults([]);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      const type = reader.readType(statement.type);
      const name = prefix + statement.name.text;
      const generics = (statement.typeParameters ?? []).map((one) => one.name.text);
      add(index.declarations, name, [
        { ...toDeclaration("type", statement, type), generics },
      ]);
      if (type.kind === "object") add(index.fields, name, type.fields);
    } else if (ts.isFunctionDeclaration(statement) && statement.name)
      add(index.declarations, prefix + statement.name.text, [
        toCall("call", statement, reader),
      ]);
    else if (ts.isVariableStatement(statement)) {
      for (const { name, type } of statement.declarationList.declarations) {
        const full = prefix + reader.readText(name);
        if (type && ts.isTypeLiteralNode(type)) {
          index.statics.set(full, `${full}:static`);
          readMembers(`${full}:static`, type.members, { reader, index });
        } else if (type && ts.isTypeReferenceNode(type))
          index.statics.set(full, reader.readText(type.typeName));
        add(index.declarations, full, [
          toDeclaration("property", statement, reader.readType(type)),
        ]);
      }
    }
  }
  function visitModule(statement: Statement, prefix: string): void {
    if (!ts.isModuleDeclaration(statement)) return;
    const isGlobal = statement.name.text === "global";
    const name = isGlobal ? prefix : `${prefix}${statement.name.text}.`;
    const { body } = statement;
    if (!isGlobal)
      add(index.declarations, name.slice(0, -1), [
        toDeclaration("type", statement, { kind: "text", text: "" }),
      ]);
    if (body && ts.isModuleBlock(body)) visit(body.statements, name);
    else if (body && ts.isModuleDeclaration(body)) visitModule(body, name);
  }
  visit(source.statements, "");
}

function readParent(
  { expression, typeArguments }: ExpressionWithTypeArguments,
  reader: TypeReader,
): Parent {
  const name = reader.readText(expression);
  const [base, keys] = typeArguments ?? [];
  if (!/^(?:Pick|Omit)$/.test(name) || !base || !keys) return { name, has: () => true };
  const parent = reader.readType(base);
  const named = reader.readType(keys);
  const literals = named.kind === "union" ? named.types : [named];
  const listed = new Set(
    literals.flatMap((one) => (one.kind === "literal" ? [one.text.slice(1, -1)] : [])),
  );
  return {
    name: parent.kind === "reference" ? parent.name : name,
    has: (property) => listed.has(property) === (name === "Pick"),
  };
}

interface MemberContext {
  reader: TypeReader;
  index: Index;
}

function readMembers(
  owner: string,
  members: readonly TypeElement[],
  { reader, index }: MemberContext,
): void {
  const ts = loadTypeScript();
  for (const member of members) {
    const name = member.name ? `${owner}.${toKey(reader.readText(member.name))}` : owner;
    const note = (declaration: Declaration): void =>
      add(index.declarations, name, [declaration]);
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
      note(toDeclaration("property", member, reader.readType(member.type)));
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
  const { meaning, returns, throws, isDeprecated } = readDoc(node);
  return {
    ...{ kind, type, meaning, returns, throws, isDeprecated },
    parameters: [],
    isReadOnly: false,
  };
}

function add<T>(map: Map<string, T[]>, key: string, values: readonly T[]): void {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
}
