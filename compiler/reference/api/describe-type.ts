import type { IdlType } from "webidl2";
import type { Site } from "../../core/site";
import type { Idl } from "../data/idl";
import { code, joinWords, linkExisting } from "../parts/html";

export interface TypeContext {
  idl: Idl;
  site: Site;
}

/** A type described as HTML, for one value and for several. */
interface Words {
  one: string;
  many: string;
  /** True when an "or" behind the words would seem to belong to their last part. */
  isClause?: boolean;
}

const ANYTHING: Words = { one: "any value", many: "values of any type" };
const INTEGER = { one: "an integer", many: "integers" };
const NATURAL = { one: "a non-negative integer", many: "non-negative integers" };
const NUMBER = { one: "a number", many: "numbers" };
const STRING = { one: "a string", many: "strings" };
const HANDLER = { one: "an event handler function", many: "event handler functions" };
const PLAIN: Readonly<Record<string, Words>> = {
  AddressValue: {
    one: "a non-negative integer or BigInt",
    many: "non-negative integers or BigInts",
  },
  any: ANYTHING,
  bigint: { one: "a BigInt", many: "BigInts" },
  boolean: { one: "a boolean", many: "booleans" },
  byte: INTEGER,
  octet: NATURAL,
  short: INTEGER,
  long: INTEGER,
  "long long": INTEGER,
  "unsigned short": NATURAL,
  "unsigned long": NATURAL,
  "unsigned long long": NATURAL,
  float: NUMBER,
  double: NUMBER,
  "unrestricted float": NUMBER,
  "unrestricted double": NUMBER,
  object: { one: "an object", many: "objects" },
  symbol: { one: "a symbol", many: "symbols" },
  undefined: { one: code("undefined"), many: `${code("undefined")} values` },
  ByteString: STRING,
  CSSOMString: STRING,
  DOMString: STRING,
  USVString: STRING,
  Function: { one: "a function", many: "functions" },
  EventHandler: HANDLER,
  OnBeforeUnloadEventHandler: HANDLER,
  OnErrorEventHandler: HANDLER,
  ArrayBufferView: {
    one: "a typed array or <code>DataView</code>",
    many: "typed arrays or <code>DataView</code> objects",
  },
  // The last two are names of ours (data/idl-corrected.ts).
  IntegerTypedArray: {
    one: "a typed array of integers",
    many: "typed arrays of integers",
  },
  PromiseObject: { one: "a promise", many: "promises" },
};
/** Folders of interface pages, the usual one first. */
const HOMES = ["Web/API/", "WebAssembly/Reference/JavaScript_interface/"];
const JS_OBJECTS =
  /^(?:(?:Shared)?ArrayBuffer|DataView|Date|Error|(?:Async)?Iterator|Promise|RegExp|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)$/;
/** Matches names that begin with a vowel, or with a letter that is spelled like one: `HTML`, `SVG`. */
const VOWEL_SOUND =
  /^(?:[AEIO]|HMAC|HTML|ML|NDEF|RTC|SFrame|SVG|XML|XP|XR|XSL|U(?:n(?!i)|p|rn))/;
const LISTS = new Set(["FrozenArray", "ObservableArray", "sequence"]);
/** A longer enumeration is described by its first strings. */
const MOST_STRINGS = 40;
/** Limit for nested typedefs and generics, which no real type reaches. */
const DEEPEST = 8;

/**
 * Describes `(Node or DOMString)?` as "a `Node`, a string, or `null`": HTML without capital
 * letter.
 */
export function describeType(type: IdlType, context: TypeContext): string {
  return toWords(type, context, 0).one;
}

/** Describes any number of values. */
export function describeTypes(type: IdlType, context: TypeContext): string {
  return toWords(type, context, 0).many;
}

/** Lists the dictionaries that a value of the type can be or contain, each once. */
export function listDictionaries(type: IdlType, idl: Idl, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (typeof type.idlType !== "string") {
    const inner = type.idlType.flatMap((part) => listDictionaries(part, idl, depth + 1));
    return [...new Set(inner)];
  }
  const typedef = idl.findTypedef(type.idlType);
  if (typedef) return listDictionaries(typedef, idl, depth + 1);
  return idl.listSources(type.idlType)[0]?.kind === "dictionary" ? [type.idlType] : [];
}

function toWords(type: IdlType, context: TypeContext, depth: number): Words {
  const { types, isNullable } = listAlternatives(type, context.idl, depth);
  const words = types.map((one) => toPlainWords(one, context, depth));
  if (isNullable) words.push({ one: code("null"), many: code("null") });
  const isClause = words.some((one) => one.isClause);
  return {
    one: joinAlternatives([...new Set(words.map(({ one }) => one))], isClause),
    many: joinAlternatives([...new Set(words.map(({ many }) => many))], isClause),
    isClause,
  };
}

/** Joins with a comma also two, where the first is a clause: `a function that ..., or null`. */
function joinAlternatives(words: readonly string[], isClause: boolean): string {
  return isClause && words.length === 2 ? words.join(", or ") : joinWords(words, "or");
}

/** Lists the types that a value can have; unions in unions and typedefs are flattened. */
function listAlternatives(
  type: IdlType,
  idl: Idl,
  depth: number,
): { types: IdlType[]; isNullable: boolean } {
  const { idlType, union, nullable } = type;
  if (typeof idlType === "string") {
    const isPlain = Object.hasOwn(PLAIN, idlType) || depth > DEEPEST;
    const typedef = isPlain ? null : idl.findTypedef(idlType);
    if (!typedef) return { types: [type], isNullable: nullable };
    const inner = listAlternatives(typedef, idl, depth + 1);
    return { ...inner, isNullable: nullable || inner.isNullable };
  }
  if (!union) return { types: [type], isNullable: nullable };
  const parts = idlType.map((part) => listAlternatives(part, idl, depth + 1));
  return {
    types: parts.flatMap(({ types }) => types),
    isNullable: nullable || parts.some(({ isNullable }) => isNullable),
  };
}

function toPlainWords(type: IdlType, context: TypeContext, depth: number): Words {
  if (typeof type.idlType === "string") return nameWords(type.idlType, context);
  const parts = type.idlType.map((part) => toWords(part, context, depth + 1));
  const inner = type.idlType.at(-1);
  // "An array of strings or null" is an array that can be missing.
  if (inner && LISTS.has(type.generic) && isNullable(inner, context.idl))
    return toNullableListWords(parts.at(-1)?.many ?? "");
  return toGenericWords(type.generic, parts, context);
}

function isNullable(type: IdlType, idl: Idl): boolean {
  return listAlternatives(type, idl, 0).isNullable;
}

function toNullableListWords(items: string): Words {
  return {
    one: `an array whose items are ${items}`,
    many: `arrays whose items are ${items}`,
    isClause: true,
  };
}

function toGenericWords(
  generic: string,
  parts: readonly Words[],
  { site }: TypeContext,
): Words {
  const { one, many, isClause = false } = parts.at(-1) ?? ANYTHING;
  switch (generic) {
    case "Promise": {
      const promise = linkBuiltIn("Promise", site);
      return {
        one: `a ${promise} that fulfills with ${one}`,
        many: `${promise} objects that fulfill with ${one}`,
        isClause,
      };
    }
    case "record":
      return {
        one: `an object whose values are ${many}`,
        many: `objects whose values are ${many}`,
        isClause: true,
      };
    case "async_sequence":
      return {
        one: `an async iterable of ${many}`,
        many: `async iterables of ${many}`,
        isClause,
      };
    default:
      return { one: `an array of ${many}`, many: `arrays of ${many}`, isClause };
  }
}

function nameWords(name: string, context: TypeContext): Words {
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (plain) return plain;
  const { idl, site } = context;
  if (JS_OBJECTS.test(name)) return toObjectWords(name, linkBuiltIn(name, site));
  const strings = idl.findEnum(name);
  if (strings) return toEnumWords(strings);
  const callback = idl.findCallback(name);
  if (callback) return toCallbackWords(callback.arguments?.map((one) => one.name) ?? []);
  if (idl.listSources(name)[0]?.kind === "callback interface")
    return toListenerWords(name, context);
  return toObjectWords(name, linkInterface(name, site));
}

function linkInterface(name: string, site: Site): string {
  const label = code(name);
  for (const home of HOMES) {
    const linked = linkExisting(site, home + name, label);
    if (linked !== label) return linked;
  }
  return label;
}

function toObjectWords(name: string, html: string): Words {
  return { one: `${toArticle(name)} ${html} object`, many: `${html} objects` };
}

/** Returns `a` or `an` by the pronunciation of an interface's name. */
export function toArticle(name: string): string {
  return VOWEL_SOUND.test(name) ? "an" : "a";
}

function toEnumWords(strings: readonly string[]): Words {
  const shown = strings.slice(0, MOST_STRINGS).map((value) => code(`"${value}"`));
  const isWhole = shown.length === strings.length;
  if (strings.length === 1)
    return { one: `the string ${shown[0] ?? ""}`, many: "strings" };
  const values = isWhole
    ? joinWords(shown, "or")
    : `${shown.join(", ")}, and ${strings.length - shown.length} more`;
  return {
    one: `one of the strings ${values}`,
    many: `strings out of ${values}`,
    isClause: true,
  };
}

function toCallbackWords(names: readonly string[]): Words {
  const called =
    names.length === 0 ? "" : ` that is called with ${joinWords(names.map(code))}`;
  return {
    one: `a function${called}`,
    many: `functions${called && ` each${called}`}`,
    isClause: called !== "",
  };
}

/** Describes a callback interface, whose only method a function can stand for. */
function toListenerWords(name: string, { idl, site }: TypeContext): Words {
  const members = idl.findContainer(name)?.members ?? [];
  const method = members.find(({ type }) => type === "operation")?.name ?? "";
  const call = linkExisting(site, `Web/API/${name}`, code(`${method}()`));
  return {
    one: `a function or an object with ${call}`,
    many: `functions or objects with ${call}`,
    isClause: true,
  };
}

function linkBuiltIn(name: string, site: Site): string {
  return linkExisting(
    site,
    `Web/JavaScript/Reference/Global_Objects/${name}`,
    code(name),
  );
}
