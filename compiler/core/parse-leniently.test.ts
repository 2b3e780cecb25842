import { expect, test } from "vitest";
import { z } from "zod";
import { parseLeniently } from "./parse-leniently";

const EntrySchema = z
  .object({ name: z.string().optional(), size: z.number().optional() })
  .refine(({ name }) => name !== "", "is empty");
const Schema = z.object({ list: z.array(EntrySchema), key: z.string().optional() });

test("leaves out invalid keys and items, and the entries that are invalid without them", () => {
  const list = [{ name: "a" }, null, { name: "b", size: "x" }, 5, { name: "" }];
  expect(parseLeniently(Schema, { list })).toEqual({
    list: [{ name: "a" }, { name: "b" }],
  });
  expect(list).toHaveLength(5);
});

test.each([{ list: 1 }, { list: [], key: 1 }, {}, null])(
  "returns null for %j, of which no nested part is invalid",
  (value) => {
    expect(parseLeniently(Schema, value)).toBeNull();
  },
);

test("returns null when a required key is missing", () => {
  const Nested = z.object({ inner: z.object({ name: z.string() }) });
  expect(parseLeniently(Nested, { inner: {} })).toBeNull();
});
