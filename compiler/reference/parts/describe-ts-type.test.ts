import { expect, test } from "vitest";
import { readDeclarations } from "../declarations/read-declarations";
import { describeTsType } from "./describe-ts-type";
import { code } from "./html";
import { readText } from "./test-area";

const declarations = readDeclarations([
  `interface Registry { narrow: never }
   type Unit = "day" | "hour";
   type Plural<T extends Unit> = T | { day: "days"; hour: "hours" }[T];
   type Named = Date | string;
   type Text = "a" | "b";
   interface Values<K, V, T, U, A extends unknown[]> {
     units: Plural<Unit>;
     unit: Plural<Exclude<Unit, "day">>;
     automatic: "auto" | Plural<Unit>;
     display: keyof Registry | "wide";
     repeated: "a" | Text;
     flat: Named | number;
     ordered: ((value: string) => void) | { a: 1; b: 2 } | null;
     entries: [K, V][];
     indexed: [number, T][];
     pairs: [T, T][];
     three: [T, T, T];
     made: new (...args: A) => T;
     both: T & U;
     element: T[number];
     searcher: { [Symbol.search](text: string): number };
     later: T | PromiseLike<T>;
     list: ArrayLike<T>;
     numeric: StringNumericLiteral;
     locales: globalThis.Intl.LocalesArgument;
   }`,
]);
const context = { declarations, namespace: "", linkName: code };

test.each([
  ["units", 'one of the strings "day" or "hour" (or a plural such as "days")'],
  ["unit", 'one of the strings "hour" (or a plural such as "hours")'],
  [
    "automatic",
    'one of the strings "auto", "day", or "hour" (or a plural such as "days")',
  ],
  ["display", 'one of the strings "narrow" or "wide"'],
  ["repeated", 'one of the strings "a" or "b"'],
  ["flat", "a Date object, a string, or a number"],
  ["ordered", "null, a function that is called with value, or an object with a and b"],
  ["entries", "an array of [key, value] pairs"],
  ["indexed", "an array of [index, value] pairs"],
  ["pairs", "an array of [value, value] pairs"],
  ["three", "an array of 3 values"],
  ["made", "a constructor"],
  ["both", "an object"],
  ["element", "a value"],
  ["searcher", "an object with a method [Symbol.search]()"],
  ["later", "a value or a Promise that fulfills with a value"],
  ["list", "an array-like object"],
  ["numeric", "a numeric string"],
  ["locales", 'a language tag such as "en-US", an Intl.Locale, or an array of these'],
])("describes %s", (name, words) => {
  const field = declarations.listFields("Values").find((one) => one.name === name);
  const type = field?.type ?? { kind: "text", text: "" };
  expect(readText(describeTsType(type, context))).toBe(words);
});
