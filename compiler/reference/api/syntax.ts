import type { IdlArgument, IdlMember } from "webidl2";
import type { ApiSubject } from "./subject";

/** Lists all calls of a method or constructor as lines of JavaScript, each once. */
export function listCalls(
  { kind, interfaceName, member, isStatic, namespace = "" }: ApiSubject,
  overloads: readonly IdlMember[],
): string[] {
  const callee = kind === "constructor" ? `new ${namespace}${member}` : member;
  const name =
    kind === "method" && isStatic ? `${namespace}${interfaceName}.${callee}` : callee;
  const calls = overloads.flatMap((overload) =>
    listArgumentNames(overload.arguments ?? []).map(
      (names) => `${name}(${names.join(", ")})`,
    ),
  );
  return [...new Set(calls)].toSorted((a, b) => countCommas(a) - countCommas(b));
}

/** Returns the longest call, for a list of members: `append(...nodes)`. */
export function toLongestCall(name: string, overloads: readonly IdlMember[]): string {
  const lists = overloads.map((overload) => listArgumentNames(overload.arguments ?? []));
  const names = lists.flat().toSorted((a, b) => b.length - a.length)[0] ?? [];
  return `${name}(${names.join(", ")})`;
}

/** Lists the arguments without optional ones, then with one more at a time. */
function listArgumentNames(args: readonly IdlArgument[]): string[][] {
  const firstOptional = args.findIndex(({ optional }) => optional);
  const shortest = firstOptional === -1 ? args.length : firstOptional;
  return Array.from({ length: args.length - shortest + 1 }, (_, more) =>
    args
      .slice(0, shortest + more)
      .map(({ name, variadic }) => (variadic ? `...${name}` : name)),
  );
}

function countCommas(text: string): number {
  return text === "" ? 0 : text.split(",").length + (text.endsWith("()") ? -1 : 0);
}
