import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { MIGRATIONS } from "./index";

test("lists every step of the folder by the name of its file, in order", () => {
  const steps = readdirSync(import.meta.dirname)
    .filter((file) => /^\d{4}-.*\.ts$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => file.replace(/\.ts$/, ""));
  expect(MIGRATIONS.map(({ name }) => name)).toEqual(steps.toSorted());
});
