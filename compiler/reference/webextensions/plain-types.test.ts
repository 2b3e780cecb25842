import { expect, test } from "vitest";
import { readDeclarations } from "../declarations/read-declarations";
import { code } from "../parts/html";
import { describeTsType } from "../parts/describe-ts-type";
import { readText } from "../parts/test-area";
import { openPlainTypes } from "./plain-types";

const declarations = openPlainTypes(
  readDeclarations([
    `declare namespace b.shared {
       type Pattern = Restricted | "<all>"; type Restricted = string; type Color = [number, number];
       interface Tab { id: number; }  interface _Icons { [size: number]: string; } }
     declare namespace b.use {
       type State = "on" | "off"; type One = "only"; type Named = shared.Tab;
       interface Base { kept: string; changed: string; }
       interface Options extends Base { changed: number; state: State; }
       function f(state: State, one: One, states: State[], color: shared.Color): shared.Tab;
       const patterns: shared.Pattern[];
       const lists: State[] | One[];
       const open: string | State;
       const icons: shared._Icons;
       const named: Named;
     }`,
  ]),
);
const describe = (name: string): string =>
  readText(
    describeTsType(
      declarations.list(`b.use.${name}`)[0]?.type ?? { kind: "text", text: "" },
      {
        declarations,
        namespace: "",
        linkName: (one) =>
          one === "b.use.Named" ? `<a>${code("Named")}</a>` : code(one),
      },
    ),
  );

test.each([
  ["patterns", "an array of strings"],
  ["lists", 'an array of strings out of "on", "off", or "only"'],
  ["open", "a string"],
  ["icons", "an object"],
  ["named", "a Named object"],
  ["State", 'one of the strings "on" or "off"'],
])("describes %s as %s", (name, words) => {
  expect(describe(name)).toBe(words);
});

test("completes names, and follows aliases of strings and numbers", () => {
  const [f] = declarations.list("b.use.f");
  expect(f?.type).toMatchObject({ name: "b.shared.Tab" });
  expect(f?.parameters.map(({ type }) => type.kind)).toEqual([
    "union",
    "union",
    "array",
    "array",
  ]);
});

test("lists a property once that an interface declares again", () => {
  expect(
    declarations.listFields("b.use.Options").map(({ name, type }) => [name, type.kind]),
  ).toEqual([
    ["kept", "text"],
    ["changed", "text"],
    ["state", "union"],
  ]);
  const [, changed] = declarations.listFields("b.use.Options");
  expect(changed?.type).toEqual({ kind: "text", text: "number" });
});
