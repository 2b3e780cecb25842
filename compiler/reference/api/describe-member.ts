import type { IdlMember, IdlType } from "webidl2";
import { code, joinWords, linkExisting } from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { describeType, type TypeContext } from "./describe-type";
import { describeEvent } from "./event-page";
import type { ApiSubject } from "./subject";

const MOST_ARGUMENTS = 4;
/** A longer family is told by its first methods. */
const MOST_METHODS = 4;
/** Sentence for a member that is only in the compatibility data. */
export const NOT_DEFINED =
  " is not in the current interface definitions of web standards";

export interface DescribedMember {
  subject: ApiSubject;
  overloads: readonly IdlMember[];
  context: ReferenceContext;
  types: TypeContext;
}

/** Writes the first sentence about a constructor, method, property or event. */
export function describeMember(member: DescribedMember): string {
  const { subject, context } = member;
  const { interfaceName, ownerSlug, kind, namespace = "" } = subject;
  const fullName = code(namespace + interfaceName);
  const owner = linkExisting(context.site, ownerSlug, fullName);
  const noun = describeOwner(member);
  // All members of a namespace are static.
  const scope = subject.isStatic && noun !== "namespace" ? "static " : "";
  switch (kind) {
    case "constructor":
      return `The ${code(`${namespace}${subject.member}()`)} constructor creates a new ${owner} object`;
    case "event":
      return describeEvent(subject, context);
    case "method":
      return subject.family
        ? `${nameFamily(subject.family)} are ${scope}methods of the ${owner} ${noun}${describeFamily(member)}`
        : `The ${scope}${code(`${subject.member}()`)} method of the ${owner} ${noun}${describeCall(member)}`;
    default:
      return `The ${describeAccess(member)}${scope}${code(subject.member)} property of the ${owner} ${noun}${describeValue(member)}`;
  }
}

/** Lists the types that calls return, or that a property has. */
export function listTypes(overloads: readonly IdlMember[]): IdlType[] {
  return overloads.flatMap(({ idlType }) =>
    idlType && !Array.isArray(idlType) ? [idlType] : [],
  );
}

/** Describes a member's owner, which is usually an interface. */
function describeOwner({ subject, context }: DescribedMember): string {
  const [source] = context.data.idl().listSources(subject.interfaceName);
  const isOther = source?.kind === "namespace" || source?.kind === "dictionary";
  if (subject.isWebGLExtension) return "extension";
  return isOther ? source.kind : "interface";
}

function nameFamily(family: readonly string[]): string {
  const names = family.slice(0, MOST_METHODS).map((name) => code(`${name}()`));
  const rest = family.length - names.length;
  return joinWords(rest > 0 ? [...names, `${rest} more`] : names);
}

function describeFamily({ overloads, types }: DescribedMember): string {
  const words = new Set(listTypes(overloads).map((type) => describeType(type, types)));
  const [returned] = words;
  if (words.size !== 1 || returned === undefined) return "";
  return returned === code("undefined")
    ? " and return no value"
    : `; each returns ${returned}`;
}

function describeCall({ overloads, types }: DescribedMember): string {
  const words = listTypes(overloads).map((type) => describeType(type, types));
  const [first] = words;
  if (first === undefined) return NOT_DEFINED;
  const returned = words.every((word) => word === code("undefined"))
    ? "returns no value"
    : `returns ${joinWords([...new Set(words)], "or")}`;
  return ` ${describeArguments(overloads)} and ${returned}`;
}

/** Names the arguments, or how many forms a call has if they are not parts of one list. */
function describeArguments(overloads: readonly IdlMember[]): string {
  const lists = overloads.map((overload) =>
    (overload.arguments ?? []).map(({ name }) => name),
  );
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (longest.length === 0) return "takes no arguments";
  const isOneList = lists.every((list) => list.every((name, at) => name === longest[at]));
  if (!isOneList) return describeForms(overloads, new Set(lists.map(String)).size);
  if (longest.length > MOST_ARGUMENTS) return `takes up to ${longest.length} arguments`;
  return `takes ${joinWords(longest.map(code))}`;
}

/** Says what all forms of a call need. */
function describeForms(overloads: readonly IdlMember[], count: number): string {
  const [first, ...others] = overloads.map(listRequired);
  const shared = (first ?? []).filter((name) =>
    others.every((list) => list.includes(name)),
  );
  const forms = `has ${count} forms`;
  if (shared.length === 0 || shared.length > MOST_ARGUMENTS) return forms;
  const all = count === 2 ? "both" : "all";
  return `${forms}, ${all} of which take ${joinWords(shared.map(code))},`;
}

function listRequired({ arguments: args = [] }: IdlMember): string[] {
  return args.flatMap(({ name, optional }) => (optional ? [] : [name]));
}

function describeAccess({ overloads }: DescribedMember): string {
  return overloads[0]?.readonly ? "read-only " : "";
}

function describeValue({ overloads, types }: DescribedMember): string {
  const [type] = listTypes(overloads);
  if (!type) return NOT_DEFINED;
  const words = describeType(type, types);
  return words === "any value" ? " can have any value" : ` is ${words}`;
}
