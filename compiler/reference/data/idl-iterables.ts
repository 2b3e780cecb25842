/**
 * Matches `readonly maplike<DOMString, Foo>`, `async_iterable<any>(optional Options o = {})`.
 */
const DECLARATION =
  /^(readonly\s+)?(async_iterable|async iterable|iterable|maplike|setlike)\s*<([\s\S]*)>\s*(?:\([\s\S]*\))?$/;

/**
 * Returns the members that a declaration such as `maplike<K, V>` stands for, as IDL (Web IDL
 * standard); empty for any other member. `self` is the interface.
 */
export function spellOutIterable(declaration: string, self: string): string {
  const [, readonly, kind, inside = ""] = DECLARATION.exec(declaration.trim()) ?? [];
  if (!kind) return "";
  const [first = "any", second] = splitTypes(inside);
  const isReadonly = readonly !== undefined;
  if (kind === "maplike")
    return spellMap({ self, key: first, value: second ?? "any", isReadonly });
  if (kind === "setlike") return spellSet({ self, value: first, isReadonly });
  return kind === "iterable" ? spellViews("Iterator") + FOR_EACH : spellAsync(second);
}

const FOR_EACH = "undefined forEach(Function callback, optional any thisArg);\n";

/** The types of a collection as IDL; `self` is the interface, which changes return. */
interface Collection {
  self: string;
  value: string;
  isReadonly: boolean;
}

function spellMap({
  self,
  key,
  value,
  isReadonly,
}: Collection & { key: string }): string {
  const changes = `${self} set(${key} key, ${value} value); boolean delete(${key} key); undefined clear();`;
  return `readonly attribute unsigned long long size; (${value} or undefined) get(${key} key); boolean has(${key} key);
${isReadonly ? "" : changes}${spellViews("Iterator")}${FOR_EACH}`;
}

function spellSet({ self, value, isReadonly }: Collection): string {
  const changes = `${self} add(${value} value); boolean delete(${value} value); undefined clear();`;
  return `readonly attribute unsigned long long size; boolean has(${value} value);
${isReadonly ? "" : changes}${spellViews("Iterator")}${FOR_EACH}`;
}

function spellViews(iterator: string): string {
  return `${iterator} entries(); ${iterator} keys(); ${iterator} values();\n`;
}

/** An asynchronous iterable with one type has values only. */
function spellAsync(second: string | undefined): string {
  return second === undefined ? "AsyncIterator values();\n" : spellViews("AsyncIterator");
}

/** Splits at commas outside brackets. */
function splitTypes(list: string): string[] {
  let depth = 0;
  const cut = list.replace(/[<>()[\],]/g, (sign) => {
    if ("<([".includes(sign)) depth++;
    if (">)]".includes(sign)) depth--;
    return sign === "," && depth === 0 ? "\n" : sign;
  });
  return cut
    .split("\n")
    .map((type) => type.trim())
    .filter(Boolean);
}
