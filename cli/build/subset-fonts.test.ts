import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFaces, subsetFace } from "./subset-fonts.mjs";

const FOLDER = join(import.meta.dirname, "../../app/styles/fonts");
/** Fonts of a page of text and code. */
const PAGE = ["inter-text-wght-normal", "jetbrains-mono-text-wght-normal"];

test.each(listFaces().map((face) => [face.name, face] as const))(
  "%s is what its package, ranges and weights make: else run `npm run fonts`",
  async (name, face) => {
    const file = readFileSync(join(FOLDER, `${name}.woff2`));
    expect((await subsetFace(face)).equals(file)).toBe(true);
  },
);

test.each([
  { of: "English and German", part: "text", maximum: 26_200 },
  { of: "Spanish, French and Portuguese", part: "west", maximum: 30_200 },
])("keeps the fonts of $of pages small", ({ part, maximum }) => {
  const names = PAGE.map((name) => name.replace("-text-", `-${part}-`));
  const sizes = names.map((name) => readFileSync(join(FOLDER, `${name}.woff2`)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maximum);
});

test.each([
  { part: "text", letters: "äöüßÄÖÜé„“" },
  { part: "west", letters: "äöüßáéíóúñÁÉÍÓÚÑ¿¡ºªàâæçèêëîïôœùûÿÀÂÇÈÊÎÔŒãõÃÕ«»" },
])("has the letters of its languages in the part $part", ({ part, letters }) => {
  for (const name of PAGE.map((each) => each.replace("-text-", `-${part}-`))) {
    const face = listFaces().find((each) => each.name === name);
    const missing = Array.from(letters).filter(
      (letter) => !face?.characters.includes(letter),
    );
    expect(missing).toEqual([]);
  }
});

test("has the sign of ECMAScript® in text, because titles of specifications have it", () => {
  const text = listFaces().find(({ name }) => name === "inter-text-wght-normal");
  expect(text?.characters).toContain("®");
});

test("leaves to the rest what no other part has", () => {
  const faces = listFaces();
  const rest = faces.find(({ name }) => name === "inter-rest-wght-normal");
  const west = faces.find(({ name }) => name === "inter-west-wght-normal");
  expect(rest?.characters).toContain("§");
  const shared = Array.from(rest?.characters ?? "").filter((one) =>
    west?.characters.includes(one),
  );
  expect(shared).toEqual([]);
});
