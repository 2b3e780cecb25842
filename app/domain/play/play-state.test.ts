import { expect, test } from "vitest";
import { parsePlayState } from "./play-state";

const EMPTY = { html: "", css: "", js: "" };

test("keeps what is known and drops what is not", () => {
  const state = { html: "a", css: "b", js: "c", src: "/x", theme: "dark" };
  const odd = { ...state, defaults: "ix-wat", more: 1, ["__proto__"]: 2 };
  expect(parsePlayState(odd)).toEqual({ ...state, defaults: "ix-wat" });
});

test("takes parts that are missing or null as empty", () => {
  expect(parsePlayState({ html: null, js: "x" })).toEqual({ ...EMPTY, js: "x" });
});

test("drops a source, styles and a theme that can't be used", () => {
  const odd = { src: 5, defaults: "toString", theme: "pink" };
  expect(parsePlayState(odd)).toEqual(EMPTY);
  expect(parsePlayState({ src: "" })).toEqual(EMPTY);
});

test.each([[null], ["text"], [5], [[]], [{ html: 1 }], [{ css: {} }], [{ js: ["x"] }]])(
  "is none for %j",
  (value) => {
    expect(parsePlayState(value)).toBeNull();
  },
);
