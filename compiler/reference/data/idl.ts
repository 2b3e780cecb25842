import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  parse,
  type IdlDefinition,
  type IdlExtendedAttribute,
  type IdlMember,
  type IdlType,
} from "webidl2";
import { memoizeByKey } from "../../core/memoize";
import { resolvePackageFile } from "../../sources/platform/read-package-data";
import {
  listMemberTexts,
  outlineIdl,
  spellOutMember,
  TO_STRING,
  type IdlKind,
  type IdlOutline,
} from "./idl-outline";

/** An interface, namespace or dictionary including its partials and mixins. */
export interface IdlContainer {
  name: string;
  kind: IdlKind;
  parent: string | null;
  extAttrs: readonly IdlExtendedAttribute[];
  /** Own members, those of mixins, and those that an iterable declaration stands for. */
  members: readonly IdlMember[];
}

/** The IDL of all specifications. A definition is parsed at its first use. */
export interface Idl extends IdlOutline {
  findContainer(name: string): IdlContainer | null;
  /** Lists a member's declarations, one per overload, inherited ones included. */
  listOverloads(name: string, member: string): readonly IdlMember[];
  /** Returns an enum's strings; null for other names. */
  findEnum(name: string): readonly string[] | null;
  /** Returns a typedef's type; null for other names. */
  findTypedef(name: string): IdlType | null;
  findCallback(name: string): IdlDefinition | null;
  /** Formats the definition as written, with partial ones and mixins by name. */
  formatDefinition(name: string): string;
}

const STRINGIFIER: IdlMember = {
  type: "operation",
  name: "toString",
  special: "",
  idlType: { generic: "", nullable: false, union: false, idlType: "DOMString" },
  arguments: [],
  extAttrs: [],
};

/** Opens the installed data set. */
export function readIdl(): Idl {
  const folder = dirname(resolvePackageFile("@webref/idl/package.json"));
  const files = readdirSync(folder).filter((file) => file.endsWith(".idl"));
  return createIdl(files.map((file) => readFileSync(join(folder, file), "utf8")));
}

export function createIdl(texts: readonly string[]): Idl {
  const outline = outlineIdl(texts);
  const parseName = memoizeByKey((name: string) =>
    outline.listSources(name).flatMap(({ text }) => parse(text)),
  );
  // The outline knows the kind, so that an interface is not parsed just to find that it is no
  // enum.
  const find = (name: string, kind: IdlKind): IdlDefinition | null =>
    outline.listSources(name)[0]?.kind === kind
      ? (parseName(name).find(({ type }) => type === kind) ?? null)
      : null;
  const findContainer = memoizeByKey((name: string) =>
    createContainer(name, outline, parseName),
  );
  return {
    ...outline,
    findContainer,
    listOverloads(name, member) {
      const owner = outline.findMember(name, member)?.owner;
      const container = owner === undefined ? null : findContainer(owner);
      return container?.members.filter((candidate) => candidate.name === member) ?? [];
    },
    findEnum: (name) => find(name, "enum")?.values?.map(({ value }) => value) ?? null,
    findTypedef: (name) => find(name, "typedef")?.idlType ?? null,
    findCallback: (name) => find(name, "callback"),
    formatDefinition: (name) => formatDefinition(name, outline),
  };
}

function createContainer(
  name: string,
  outline: IdlOutline,
  parseName: (name: string) => readonly IdlDefinition[],
): IdlContainer | null {
  const [source] = outline.listSources(name);
  const definitions = [name, ...outline.listMixins(name)].flatMap(parseName);
  const [main] = definitions;
  if (!source || !main?.members) return null;
  const members = definitions.flatMap((definition) => definition.members ?? []);
  return {
    name,
    kind: source.kind,
    parent: source.parent,
    extAttrs: main.extAttrs,
    members: [...members, ...spellOutMembers(name, outline)],
  };
}

/**
 * Lists the members behind `maplike<...>` and similar declarations, which a parser returns as
 * one.
 */
function spellOutMembers(name: string, outline: IdlOutline): IdlMember[] {
  const spelled = [name, ...outline.listMixins(name)]
    .flatMap(outline.listSources)
    .filter(({ kind }) => kind !== "dictionary")
    .flatMap(({ text }) => listMemberTexts(text))
    .map((member) => spellOutMember(member, name));
  const text = spelled.filter((member) => member !== TO_STRING).join("");
  const members = text === "" ? [] : parse(`interface Spelled { ${text} };`)[0]?.members;
  return [...(spelled.includes(TO_STRING) ? [STRINGIFIER] : []), ...(members ?? [])];
}

function formatDefinition(name: string, outline: IdlOutline): string {
  const sources = outline.listSources(name).map(({ text }) => text);
  const own = outline.findAliased(name) ?? name;
  const mixins = outline.listMixins(name).map((mixin) => `${own} includes ${mixin};`);
  return [...sources, mixins.join("\n")].filter(Boolean).join("\n\n");
}
