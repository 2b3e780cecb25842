import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listCharacters, listFaces, subsetFace } from "./subset-fonts.mjs";

const FOLDER = join(import.meta.dirname, "../../app/styles/fonts");
/** A page of English text, emphasis and code downloads these. */
const ENGLISH = [
  "inter-text-wght-normal",
  "inter-text-400-italic",
  "jetbrains-mono-text-wght-normal",
];
/** Some words with accents among it. */
const ACCENTS = ENGLISH.map((name) => name.replace("-text-", "-accents-"));
/** A page in another language of Latin letters. */
const LATIN = [
  "inter-latin-wght-normal",
  "inter-latin-wght-italic",
  "jetbrains-mono-latin-wght-normal",
];

test.each(listFaces().map((face) => [face.name, face] as const))(
  "%s is what its package, ranges and weights make: else run `npm run fonts`",
  async (name, face) => {
    const file = readFileSync(join(FOLDER, `${name}.woff2`));
    expect((await subsetFace(face)).equals(file)).toBe(true);
  },
);

test.each([
  { of: "English text", names: ENGLISH, maximum: 36_000 },
  { of: "English text with accents", names: [...ENGLISH, ...ACCENTS], maximum: 47_000 },
  { of: "Latin text", names: LATIN, maximum: 60_000 },
])("keeps the fonts of $of small", ({ names, maximum }) => {
  const sizes = names.map((name) => readFileSync(join(FOLDER, `${name}.woff2`)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maximum);
});

test("gives each character of a family's weight one file", () => {
  const faces = listFaces().filter(({ name }) => /-(?:text|accents)-/.test(name));
  for (const { name, ranges } of faces.filter((face) => face.name.includes("-accents-"))) {
    const text = faces.find((face) => face.name === name.replace("-accents-", "-text-"));
    const others = new Set(Array.from(listCharacters(text?.ranges ?? "")));
    const shared = Array.from(listCharacters(ranges)).filter((one) => others.has(one));
    expect(shared).toEqual([]);
  }
});
