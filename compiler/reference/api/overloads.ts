import type { IdlArgument, IdlMember, IdlType } from "webidl2";
import type { Idl } from "../data/idl";
import { listFields } from "./parameters";
import { findFactory, findIterated, type ApiSubject } from "./subject";

/** Lists the declarations of a constructor. */
export function listConstructors(
  { interfaceName, member }: ApiSubject,
  idl: Idl,
): readonly IdlMember[] {
  const factory = findFactory(interfaceName, member, idl);
  if (factory)
    return [{ type: "constructor", arguments: factory.arguments, extAttrs: [] }];
  const { members = [] } = idl.findContainer(interfaceName) ?? {};
  return requireFilled(
    members.filter(({ type }) => type === "constructor"),
    idl,
  );
}

/** Lists the declarations of a member or family of members, either the static or the instance ones. */
export function listSubjectOverloads(
  subject: ApiSubject,
  idl: Idl,
): readonly IdlMember[] {
  const all = listNames(subject, idl).flatMap((name) =>
    idl.listOverloads(subject.interfaceName, name),
  );
  const exact = all.filter(({ special }) => (special === "static") === subject.isStatic);
  return requireFilled(exact.length > 0 ? exact : all, idl);
}

function listNames(
  { interfaceName, member, family }: ApiSubject,
  idl: Idl,
): readonly string[] {
  if (family) return family;
  return [member.startsWith("[") ? (findIterated(interfaceName, idl) ?? "") : member];
}

/**
 * Requires arguments whose default is an empty object, if the object needs members: a call without
 * them throws.
 */
function requireFilled(overloads: readonly IdlMember[], idl: Idl): readonly IdlMember[] {
  const isFilled = (argument: IdlArgument): boolean =>
    argument.default?.type === "dictionary" && needsMembers(argument.idlType, idl);
  return overloads.map((overload) =>
    overload.arguments?.some(isFilled)
      ? toRequired(overload, overload.arguments, isFilled)
      : overload,
  );
}

function needsMembers({ idlType }: IdlType, idl: Idl): boolean {
  return (
    typeof idlType === "string" &&
    listFields(idlType, { idl }).some(({ required }) => required)
  );
}

/** Copies by name, because the parser's objects have getters, which a spread would lose. */
function toRequired(
  { type, name = "", special = "", idlType = null, extAttrs }: IdlMember,
  args: readonly IdlArgument[],
  isFilled: (argument: IdlArgument) => boolean,
): IdlMember {
  const list = args.map((argument) => {
    const optional = argument.optional && !isFilled(argument);
    const { name: own, idlType: ownType, variadic, default: value } = argument;
    return { name: own, idlType: ownType, variadic, optional, default: value };
  });
  return { type, name, special, idlType, extAttrs, arguments: list };
}
