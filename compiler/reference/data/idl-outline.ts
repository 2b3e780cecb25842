import { getOrCreate } from "~/domain/text/get-or-create";
import { memoizeByKey } from "../../core/memoize";
import { spellOutIterable } from "./idl-iterables";

export type IdlKind =
  | "callback"
  | "callback interface"
  | "dictionary"
  | "enum"
  | "interface"
  | "interface mixin"
  | "namespace"
  | "typedef";

/** One definition in an IDL file; a name with partial definitions has several. */
export interface IdlSource {
  kind: IdlKind;
  name: string;
  isPartial: boolean;
  /** The parent of an interface or dictionary. */
  parent: string | null;
  /** Text of the definition without comments, with extended attributes and semicolon. */
  text: string;
}

export type MemberKind = "attribute" | "constant" | "operation";

export interface MemberOutline {
  /** The interface or mixin that declares it. */
  owner: string;
  kind: MemberKind;
  isStatic: boolean;
}

/** Index of the names that IDL files define, made by a quick scan instead of a parse. */
export interface IdlOutline {
  /**
   * Lists the complete definition, then partial ones; for an old name, those of the new name.
   */
  listSources(name: string): readonly IdlSource[];
  /** Returns the interface behind an old name: `DOMPoint` for `SVGPoint`; else null. */
  findAliased(name: string): string | null;
  /** The mixins that an interface includes. */
  listMixins(name: string): readonly string[];
  /** Finds a member of the interface, its mixins or its ancestors by name. */
  findMember(name: string, member: string): MemberOutline | null;
}

/** Matches strings too, so that slashes inside them open no comment. */
const COMMENTS = /("[^"]*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const PIECES = /"[^"]*"|[{};]|[^"{};]+/g;
const HEAD =
  /^(partial\s+)?(callback interface|interface mixin|interface|dictionary|namespace|enum|callback)\s+([\w-]+)(?:\s*:\s*([\w-]+))?/;
const INCLUDES = /^([\w-]+)\s+includes\s+([\w-]+)$/;
const HAS_MEMBERS = new Set<IdlKind>([
  "callback interface",
  "dictionary",
  "interface",
  "interface mixin",
  "namespace",
]);
const CONSTANT = /^const\s[^=]*?(\w+)\s*=/;
const ATTRIBUTE =
  /^(?:(?:static|stringifier|inherit|readonly)\s+)*attribute\s[\s\S]*?([\w-]+)$/;
const FIELD = /([\w-]+)(?:\s*=[\s\S]*)?$/;
const OPERATION = /([\w-]+)\s*\(/;
/** Matches keywords before an operation's type. */
const SPECIAL = /^(?:(?:static|getter|setter|deleter|stringifier)\s+)+/;
const ALIASES = /\bLegacyWindowAlias\s*=\s*(?:\(([^)]*)\)|(\w+))/;
const TYPEDEF = /^typedef\s[\s\S]*?([\w-]+)$/;

/**
 * Outlines Web IDL files: kinds, parents, mixins and names of members. Types and arguments stay text, because
 * parsing all files takes longer than all pages that ask for one of them.
 */
export function outlineIdl(texts: readonly string[]): IdlOutline {
  const sources = new Map<string, IdlSource[]>();
  const mixins = new Map<string, string[]>();
  const aliases = new Map<string, string>();
  for (const statement of texts.flatMap(splitStatements)) {
    const include = INCLUDES.exec(statement);
    if (include) getOrCreate(mixins, include[1] ?? "", () => []).push(include[2] ?? "");
    const source = include ? null : readSource(statement);
    if (source) getOrCreate(sources, source.name, () => []).push(source);
    for (const alias of listAliases(statement)) aliases.set(alias, source?.name ?? "");
  }
  for (const definitions of sources.values())
    definitions.sort((a, b) => Number(a.isPartial) - Number(b.isPartial));

  const toKnown = (name: string): string => aliases.get(name) ?? name;
  const listSources = (name: string): readonly IdlSource[] =>
    sources.get(toKnown(name)) ?? [];
  const listMixins = (name: string): readonly string[] => mixins.get(toKnown(name)) ?? [];
  const outlineMembers = memoizeByKey(
    (name: string) =>
      // The first declaration of a name wins.
      new Map(
        [name, ...listMixins(name)].flatMap(listSources).flatMap(outlineSource).reverse(),
      ),
  );
  const findMember = (name: string, member: string, depth = 0): MemberOutline | null => {
    const own = outlineMembers(name).get(member);
    const parent = listSources(name)[0]?.parent;
    if (own || !parent || depth > 20) return own ?? null;
    return findMember(parent, member, depth + 1);
  };
  return {
    listSources,
    findAliased: (name) => aliases.get(name) ?? null,
    listMixins,
    findMember: (name, member) => findMember(name, member),
  };
}

/** Splits at semicolons outside braces, strings and comments. */
function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let open = "";
  let depth = 0;
  for (const [piece] of text.replace(COMMENTS, "$1").matchAll(PIECES)) {
    if (piece === "{") depth++;
    if (piece === "}") depth--;
    if (piece === ";" && depth === 0) {
      statements.push(open.trim());
      open = "";
    } else open += piece;
  }
  return statements;
}

/** Lists the old names in an interface's extended attributes. */
function listAliases(statement: string): string[] {
  if (!statement.includes("LegacyWindowAlias")) return [];
  const [, many, one = ""] = ALIASES.exec(statement) ?? [];
  return (many ?? one).split(",").map((name) => name.trim());
}

function readSource(statement: string): IdlSource | null {
  const head = skipExtendedAttributes(statement);
  const [, partial, kind, name, parent = null] = HEAD.exec(head) ?? [];
  const text = `${removeBlankLines(statement)};`;
  const isPartial = partial !== undefined;
  if (kind && name) return { kind: kind as IdlKind, name, isPartial, parent, text };
  const typedef = TYPEDEF.exec(head)?.[1];
  if (!typedef) return null;
  return { kind: "typedef", name: typedef, isPartial, parent, text };
}

/** Removes lines that are blank without their comments. */
function removeBlankLines(text: string): string {
  return text.replace(/[ \t]+$/gm, "").replace(/\n{2,}/g, "\n");
}

/** Outlines a definition's members, including those that an iterable declaration stands for. */
function outlineSource({ name, kind, text }: IdlSource): [string, MemberOutline][] {
  if (!HAS_MEMBERS.has(kind)) return [];
  return listMemberTexts(text)
    .flatMap((member) => [
      member,
      ...splitStatements(spellOutMember(member, name)).filter(Boolean),
    ])
    .flatMap((member) => outlineMember(member, name, kind === "dictionary"));
}

/** Lists a definition's member texts, without semicolons. */
export function listMemberTexts(text: string): string[] {
  return splitStatements(text.slice(text.indexOf("{") + 1, text.lastIndexOf("}")));
}

/** The member that a stringifier stands for; IDL itself reserves the name. */
export const TO_STRING = "DOMString _toString();";

/** Returns IDL for the members that a member implies: iteration, conversion to a string. */
export function spellOutMember(text: string, self: string): string {
  const member = skipExtendedAttributes(text);
  if (/^stringifier\b(?!.*\()/s.test(member)) return TO_STRING;
  return spellOutIterable(member, self);
}

function outlineMember(
  text: string,
  owner: string,
  isField: boolean,
): [string, MemberOutline][] {
  const member = skipExtendedAttributes(text);
  const isStatic = member.startsWith("static ");
  const note = (name: string, kind: MemberKind): [string, MemberOutline][] => [
    [name.replace(/^_/, ""), { owner, kind, isStatic: isStatic || kind === "constant" }],
  ];
  const constant = CONSTANT.exec(member)?.[1];
  if (constant) return note(constant, "constant");
  const attribute = (isField ? FIELD : ATTRIBUTE).exec(member)?.[1];
  if (attribute) return note(attribute, "attribute");
  const operation = OPERATION.exec(member.replace(SPECIAL, ""))?.[1];
  return operation ? note(operation, "operation") : [];
}

/** Skips the brackets of `[Exposed=(Window,Worker)] interface A`. */
function skipExtendedAttributes(text: string): string {
  if (!text.startsWith("[")) return text;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "[") depth++;
    if (text[at] === "]" && --depth === 0) return text.slice(at + 1).trimStart();
  }
  return text;
}
