import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeIconFont } from "./write-icon-font.mjs";

const UI = join(import.meta.dirname, "../../app/ui");
const FOLDER = join(UI, "compat-table");

test("has the font that the drawings make: else run `npm run fonts`", async () => {
  const file = readFileSync(join(FOLDER, "icons/icons.woff2"));
  expect((await makeIconFont()).equals(file)).toBe(true);
});

test("draws each character that a style shows, once", () => {
  const drawings = ["marks.svg", "browsers.svg"]
    .map((name) => readFileSync(join(FOLDER, "icons", name), "utf8"))
    .join("");
  const drawn = [...drawings.matchAll(/data-character="(.)"/g)].map(([, one]) => one);
  const styles = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(FOLDER, name), "utf8"))
    .concat(readFileSync(join(UI, "baseline/baseline-indicator.module.css"), "utf8"))
    .join("");
  const shown = [...styles.matchAll(/(?:--[\w-]+: |--bc-mark, )"([^"])"/g)].map(
    ([, one]) => one,
  );
  expect(shown.length).toBeGreaterThan(25);
  expect(shown.filter((one) => !drawn.includes(one))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
