import { expect, test } from "vitest";
import { readDeclarations } from "../declarations/read-declarations";
import { describeReturn, renderParameters } from "../parts/render-call";
import { code } from "../parts/html";
import { readText } from "../parts/test-area";
import { createReferenceTestContext } from "../parts/test-context";
import { mergeOverloads } from "./merge-overloads";

const declarations = readDeclarations([
  `interface List {
     make(items: ArrayLike<number>): string;
     make(items: ArrayLike<string> | Date): string | null;
     add(...items: string[]): void;
     add(...items: (string | number)[]): void;
     find(value: any): any; // covers the overload after it
     find(value: string): string;
     wait(): Promise<string>;
     wait(): Promise<number>;
     print(locales: string | string[]): void;
     print(locales: Intl.LocalesArgument): void;
     view(buffer: ArrayBuffer): void;
     view(buffer: ArrayBufferLike): void;
     form(name: "a" | "b"): void;
     form(name: string): void;
   }`,
]);
const { translate } = createReferenceTestContext();
const context = { declarations, namespace: "", linkName: code, translate };

test.each([
  ["make", "items An array-like object or a Date object.", "A string or null."],
  ["add", "items Optional Any number of strings or numbers.", "None (undefined)."],
  ["find", "value Any value.", "Any value."],
  ["wait", "", "A Promise that fulfills with a string or a number."],
  [
    "print",
    'locales A language tag such as "en-US", an Intl.Locale, or an array of these.',
    "None (undefined).",
  ],
  ["view", "buffer An ArrayBuffer or SharedArrayBuffer.", "None (undefined)."],
  ["form", 'name One of the strings "a" or "b".', "None (undefined)."],
])("tells each alternative of %s() once", (name, parameters, returned) => {
  const merged = mergeOverloads(declarations.list(`List.${name}`));
  expect(readText(renderParameters(merged, context))).toBe(parameters);
  expect(readText(describeReturn(merged, context))).toBe(returned);
});
