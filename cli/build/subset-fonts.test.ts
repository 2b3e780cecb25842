import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFaces, subsetFace } from "./subset-fonts.mjs";

const FOLDER = join(import.meta.dirname, "../../app/styles/fonts");
/** A page of Latin text, emphasis and code downloads these. */
const LATIN = [
  "inter-latin-wght-normal",
  "inter-latin-wght-italic",
  "jetbrains-mono-latin-wght-normal",
];
const MAX_LATIN_BYTES = 60_000;

test.each(listFaces().map((face) => [face.name, face] as const))(
  "%s is what its package, ranges and weights make: else run `npm run fonts`",
  async (name, face) => {
    const file = readFileSync(join(FOLDER, `${name}.woff2`));
    expect((await subsetFace(face)).equals(file)).toBe(true);
  },
);

test("keeps the fonts of Latin text small", () => {
  const sizes = LATIN.map((name) => readFileSync(join(FOLDER, `${name}.woff2`)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_LATIN_BYTES);
});
