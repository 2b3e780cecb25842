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
import { CORRECTED_IDL } from "./idl-corrected";
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
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return createIdl(texts, CORRECTED_IDL);
}

/** Opens IDL texts. Members in `corrected` replace the types of those with the same name. */
export function createIdl(texts: readonly string[], corrected = ""): Idl {
  const outline = outlineIdl(texts);
  const corrections = parsePlain(corrected);
  const listCorrected = (name: string): readonly IdlMember[] =>
    corrections.find((definition) => definition.name === name)?.members ?? [];
  const parseName = memoizeByKey((name: string) =>
    outline.listSources(name).flatMap(({ text }) => parsePlain(text)),
  );
  // The outline knows the kind, so that an interface is not parsed just to find that it is no
  // enum.
  const find = (name: string, kind: IdlKind): IdlDefinition | null => {
    const [source] = outline.listSources(name);
    const isPublished = source?.kind === kind;
    return (
      (isPublished ? parseName(name) : corrections).find(
        (one) => one.type === kind && one.name === name,
      ) ?? null
    );
  };
  const findContainer = memoizeByKey((name: string) => {
    const container = createContainer(name, outline, parseName);
    return container && correctContainer(container, listCorrected(name));
  });
  return {
    ...outline,
    findContainer,
    listOverloads(name, member) {
      const isOwn = listCorrected(name).some((one) => one.name === member);
      const owner = isOwn ? name : outline.findMember(name, member)?.owner;
      const container = owner === undefined ? null : findContainer(owner);
      return container?.members.filter((candidate) => candidate.name === member) ?? [];
    },
    findEnum: (name) => find(name, "enum")?.values?.map(({ value }) => value) ?? null,
    findTypedef: (name) => find(name, "typedef")?.idlType ?? null,
    findCallback: (name) => find(name, "callback"),
    formatDefinition: (name) => formatDefinition(name, outline),
  };
}

/** Copies what it parses, because the parser's objects keep all words of the text, 20 MB for all interfaces. */
function parsePlain(text: string): IdlDefinition[] {
  return JSON.parse(JSON.stringify(parse(text))) as IdlDefinition[];
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
    members: [...members, ...listImplied(members, spellOutMembers(name, outline))],
  };
}

/** Leaves out what the interface declares itself: `add()` beside `setlike<FontFace>`. */
function listImplied(
  declared: readonly IdlMember[],
  spelled: readonly IdlMember[],
): IdlMember[] {
  const names = new Set(declared.map(({ name }) => name));
  return spelled.filter(({ name }) => !names.has(name));
}

/** Gives members the corrected types, and adds those that correct an inherited member. */
function correctContainer(
  container: IdlContainer,
  corrected: readonly IdlMember[],
): IdlContainer {
  if (corrected.length === 0) return container;
  const known = new Set(container.members.map(({ name }) => name));
  return {
    ...container,
    members: [
      ...corrected.filter(({ name }) => !known.has(name)),
      ...container.members.map((member) => {
        const own = corrected.find((one) => isSameForm(one, member));
        const { idlType = null, arguments: args = [] } = own ?? {};
        return own ? { ...member, idlType, arguments: args } : member;
      }),
    ],
  };
}

/** True for members of one name that also name the same arguments. */
function isSameForm(one: IdlMember, other: IdlMember): boolean {
  const [names, otherNames] = [one, other].map(({ arguments: args = [] }) =>
    args.map(({ name }) => name).join(),
  );
  return one.name === other.name && names === otherNames;
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
  const members =
    text === "" ? [] : parsePlain(`interface Spelled { ${text} };`)[0]?.members;
  return [...(spelled.includes(TO_STRING) ? [STRINGIFIER] : []), ...(members ?? [])];
}

function formatDefinition(name: string, outline: IdlOutline): string {
  const sources = outline.listSources(name).map(({ text }) => text);
  const own = outline.findAliased(name) ?? name;
  const mixins = outline.listMixins(name).map((mixin) => `${own} includes ${mixin};`);
  return [...sources, mixins.join("\n")].filter(Boolean).join("\n\n");
}
