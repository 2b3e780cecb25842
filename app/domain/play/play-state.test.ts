import { expect, test } from "vitest";
import { parsePlayState } from "./play-state";

const EMPTY = { html: "", css: "", js: "" };

test("keeps known keys and drops unknown ones", () => {
  const state = { html: "a", css: "b", js: "c", src: "/x", theme: "dark" };
  const odd = { ...state, defaults: "ix-wat", more: 1, ["__proto__"]: 2 };
  expect(parsePlayState(odd)).toEqual({ ...state, defaults: "ix-wat" });
});

test("reads missing and null parts as empty", () => {
  expect(parsePlayState({ html: null, js: "x" })).toEqual({ ...EMPTY, js: "x" });
});

test("drops an unusable source, defaults and theme", () => {
  const odd = { src: 5, defaults: "toString", theme: "pink" };
  expect(parsePlayState(odd)).toEqual(EMPTY);
  expect(parsePlayState({ src: "" })).toEqual(EMPTY);
});

test.each([[null], ["text"], [5], [[]], [{ html: 1 }], [{ css: {} }], [{ js: ["x"] }]])(
  "is null for %j",
  (value) => {
    expect(parsePlayState(value)).toBeNull();
  },
);
