import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeIconFont } from "./write-icon-font.mjs";

const APP = join(import.meta.dirname, "../../app");
/** Values of the properties that hold a character, and contents of rules with the font itself. */
const CHARACTERS = [
  /(?:--(?:bc-mark|baseline-sign|note-icon|icon): |--bc-mark, )"([^"])"/g,
  /content: "(?:\\2060)?([^"\\])"[^}]*Icons/g,
];

test("has the font that the drawings make: else run `npm run fonts`", async () => {
  const file = readFileSync(join(APP, "styles/fonts/icons.woff2"));
  expect((await makeIconFont()).equals(file)).toBe(true);
});

test("draws each character that a style shows, once", () => {
  const drawings = readAll("styles/icons", ".svg");
  const drawn = [...drawings.matchAll(/data-character="(.)"/g)].map(([, one]) => one);
  const styles = readAll(".", ".css");
  const shown = CHARACTERS.flatMap((pattern) =>
    [...styles.matchAll(pattern)].map(([, one]) => one),
  );
  expect(new Set(shown)).toEqual(new Set(drawn));
  expect(new Set(drawn).size).toBe(drawn.length);
});

function readAll(folder: string, ending: string): string {
  return readdirSync(join(APP, folder), { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(APP, folder, name), "utf8"))
    .join("");
}
