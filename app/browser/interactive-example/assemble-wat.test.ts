import { expect, test } from "vitest";
import { assembleWat } from "./assemble-wat";

const ADD = `(module
  (func (export "add") (param $a i32) (param $b i32) (result i32)
    local.get $a
    local.get $b
    i32.add))`;

test("returns a module that runs", async () => {
  const url = await assembleWat(ADD);
  const bytes = Buffer.from(url.replace("data:application/wasm;base64,", ""), "base64");
  const { instance } = await WebAssembly.instantiate(bytes);
  const { add } = instance.exports as { add: (a: number, b: number) => number };
  expect(add(2, 3)).toBe(5);
});

test.each([
  ["that can't be read", "(module (func", /example\.wat:1/],
  ["whose types don't fit", "(module (func (result i32)))", /type mismatch/],
])("describes the fault of a text %s", async (_name, text, message) => {
  await expect(assembleWat(text)).rejects.toThrow(message);
});
