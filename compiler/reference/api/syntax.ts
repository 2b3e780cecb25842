import type { IdlArgument, IdlMember } from "webidl2";
import type { ApiSubject } from "./subject";

/** Lists all calls of a method or constructor as lines of JavaScript, each once. */
export function listCalls(
  subject: ApiSubject,
  overloads: readonly IdlMember[],
): string[] {
  const calls = overloads.flatMap((overload) => {
    const callee = toCallee(subject, overload);
    return listArgumentNames(overload.arguments ?? []).map(
      (names) => `${callee}(${names.join(", ")})`,
    );
  });
  const unique = [...new Set(calls)];
  // Calls of several methods stay in the order of the methods' names.
  if (subject.family) return unique;
  return unique.toSorted((a, b) => countCommas(a) - countCommas(b));
}

function toCallee(
  { kind, interfaceName, member, family, isStatic, namespace = "" }: ApiSubject,
  { name = member }: IdlMember,
): string {
  const method = family ? name : member;
  if (kind === "constructor") return `new ${namespace}${member}`;
  return isStatic ? `${namespace}${interfaceName}.${method}` : method;
}

/** Returns the longest call, for a list of members: `append(...nodes)`. */
export function toLongestCall(name: string, overloads: readonly IdlMember[]): string {
  const lists = overloads.map((overload) => listArgumentNames(overload.arguments ?? []));
  const names = lists.flat().toSorted((a, b) => b.length - a.length)[0] ?? [];
  return `${name}(${names.join(", ")})`;
}

function listArgumentNames(args: readonly IdlArgument[]): string[][] {
  return listArgumentLists(args).map((list) =>
    list.map(({ name, variadic }) => (variadic ? `...${name}` : name)),
  );
}

/**
 * Lists the arguments without optional ones, then with one more at a time. One before a required argument
 * is given too, whatever IDL says of it.
 */
export function listArgumentLists(args: readonly IdlArgument[]): IdlArgument[][] {
  const hasOptional = args.some(({ optional }) => optional);
  const isRequired = ({ optional, variadic }: IdlArgument): boolean =>
    !optional && !(variadic && hasOptional);
  const shortest = args.findLastIndex(isRequired) + 1;
  return Array.from({ length: args.length - shortest + 1 }, (_, more) =>
    args.slice(0, shortest + more),
  );
}

function countCommas(text: string): number {
  return text === "" ? 0 : text.split(",").length + (text.endsWith("()") ? -1 : 0);
}
