import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { keepRendered } from "./keep-rendered";

function createKeeper(maxCharacters = 10) {
  const made: string[] = [];
  const state = { store: {} as ContentStore };
  const kept = keepRendered({
    store: () => state.store,
    make(key) {
      made.push(key);
      return key === "missing" ? null : { text: key };
    },
    measure: ({ text }) => text.length,
    maxCharacters,
  });
  return { kept, made, state };
}

test("renders a page once", () => {
  const { kept, made } = createKeeper();
  expect(kept.read("a")).toBe(kept.read("a"));
  expect(made).toEqual(["a"]);
});

test("renders it again from a new store", () => {
  const { kept, made, state } = createKeeper();
  const old = kept.read("a");
  state.store = {} as ContentStore;
  expect(kept.peek("a")).toBeNull();
  expect(kept.read("a")).not.toBe(old);
  expect(made).toEqual(["a", "a"]);
});

test("keeps no more characters than it may, the last used ones", () => {
  const { kept, made } = createKeeper(2);
  for (const key of ["a", "b", "a", "c"]) kept.read(key);
  expect(made).toEqual(["a", "b", "c"]);
  expect([kept.peek("a"), kept.peek("b"), kept.peek("c")].map((it) => it?.text)).toEqual([
    "a",
    undefined,
    "c",
  ]);
});

test("asks again for a page that is missing, and only looks when it peeks", () => {
  const { kept, made } = createKeeper();
  expect([kept.read("missing"), kept.read("missing"), kept.peek("b")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(made).toEqual(["missing", "missing"]);
});
