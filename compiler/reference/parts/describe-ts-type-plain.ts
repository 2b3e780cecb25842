import { code } from "./html";

/** A type in the singular and in the plural, as HTML. */
export interface Words {
  one: string;
  many: string;
}

/** Types that are known by their names. */
export const PLAIN: Readonly<Record<string, Words>> = {
  any: { one: "any value", many: "values" },
  "{}": {
    one: "any value except <code>null</code> and <code>undefined</code>",
    many: "values",
  },
  bigint: { one: "a BigInt", many: "BigInts" },
  constructor: { one: "a constructor", many: "constructors" },
  boolean: { one: "a boolean", many: "booleans" },
  never: { one: "nothing", many: "nothing" },
  number: { one: "a number", many: "numbers" },
  object: { one: "an object", many: "objects" },
  string: { one: "a string", many: "strings" },
  symbol: { one: "a symbol", many: "symbols" },
  this: { one: "the object itself", many: "the object itself" },
  undefined: { one: code("undefined"), many: code("undefined") },
  null: { one: code("null"), many: code("null") },
  unknown: { one: "any value", many: "values" },
  void: { one: code("undefined"), many: code("undefined") },
  This: { one: "any value", many: "values" },
  UnicodeBCP47LocaleIdentifier: { one: "a string", many: "strings" },
  "WeakKeyTypes[keyof WeakKeyTypes]": {
    one: "an object or an unregistered symbol",
    many: "objects or unregistered symbols",
  },
  Function: { one: "a function", many: "functions" },
  Object: { one: "an object", many: "objects" },
  ArrayLike: { one: "an array-like object", many: "array-like objects" },
  ArrayBufferLike: {
    one: "an <code>ArrayBuffer</code> or <code>SharedArrayBuffer</code>",
    many: "array buffers",
  },
  PropertyKey: {
    one: "a string, number, or symbol",
    many: "strings, numbers, or symbols",
  },
  LocalesArgument: {
    one: 'a language tag such as <code>"en-US"</code>, an <code>Intl.Locale</code>, or an array of these',
    many: "language tags",
  },
  RegExpExecArray: {
    one: "an array of strings with <code>index</code>, <code>input</code>, and <code>groups</code>",
    many: "arrays of strings",
  },
  RegExpMatchArray: { one: "an array of strings", many: "arrays of strings" },
  StringNumericLiteral: { one: "a numeric string", many: "numeric strings" },
  TemplateStringsArray: { one: "an array of strings", many: "arrays of strings" },
  DateTimeFormatPart: {
    one: "an object with <code>type</code> and <code>value</code>",
    many: "objects with <code>type</code> and <code>value</code>",
  },
};
export const PLAIN_VALUE: Words = { one: "a value", many: "values" };
