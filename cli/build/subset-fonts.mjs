// Writes the site's fonts (app/styles/fonts): the characters of the ranges in the style sheets, the weights
// that the styles use, and the features that they switch on. `npm run fonts` after an update of a
// font; a test compares the files.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "app/styles/fonts");
const STYLES = ["fonts.css", "other-scripts.css"].map((name) =>
  join(ROOT, "app/styles", name),
);

/**
 * Features that browsers apply of their own accord. Not `calt`, which makes an arrow of the characters
 * "->": in documentation these are code.
 */
const EMPHASIS_FEATURES = "ccmp clig kern liga locl mark mkmk rclt rlig".split(" ");
/** Emphasis does without the figures of lists and tables, because they take half a kilobyte. */
const TEXT_FEATURES = [...EMPHASIS_FEATURES, "tnum"];
/** Code has no ligatures (app/styles/base.css). */
const CODE_FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"];

/** Parts of the packages' Latin files. */
const LATIN_PART = /-(?:text|west|rest)-/;
/** In place of the axis of weights: that weight alone. */
const ONE_WEIGHT = /-(\d+)-(?=normal|italic)/;

/** Characters of a face that is declared without a range. */
const LATIN =
  "U+0020-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212";

const FACE =
  /font-family: "([^"]+)";[^}]*font-weight: (\d+) (\d+);[^}]*url\("\.\/fonts\/([\w-]+)\.woff2"\) format\("woff2"\);(?:\s*unicode-range:([^;]*);)?/g;

/** @typedef {{ name: string, characters: string, weights: { min: number, max: number } }} Face */

/**
 * Lists the font files of the styles, with the characters and weights that browsers take from each. Of two
 * faces with a character, browsers take the one that is declared last.
 *
 * @returns {Face[]}
 */
export function listFaces() {
  const css = STYLES.map((path) => readFileSync(path, "utf8")).join("");
  /** @type {Map<string, Set<string>>} */
  const taken = new Map();
  /** @type {Map<string, Face>} */
  const faces = new Map();
  for (const face of [...css.matchAll(FACE)].reverse()) {
    const [, family = "", min, max, name = "", ranges = LATIN] = face;
    const key = [family, name.endsWith("italic"), min].join();
    const others = taken.get(key) ?? new Set();
    taken.set(key, others);
    const left = listCharacters(ranges).filter((character) => !others.has(character));
    for (const character of left) others.add(character);
    const weights = { min: Number(min), max: Number(max) };
    faces.set(name, { name, characters: left.join(""), weights });
  }
  return [...faces.values()];
}

/**
 * Makes one file.
 *
 * @param {Face} face
 * @returns {Promise<Buffer>}
 */
export async function subsetFace({ name, characters, weights }) {
  const isCode = name.startsWith("jetbrains");
  const family = isCode ? "jetbrains-mono" : "inter";
  const source = name.replace(LATIN_PART, "-latin-").replace(ONE_WEIGHT, "-wght-");
  const file = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const weight = ONE_WEIGHT.exec(name)?.[1];
  return subsetFont(readFileSync(join(ROOT, file)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight === undefined ? weights : Number(weight) },
    keepFeatures: isCode ? CODE_FEATURES : listTextFeatures(name),
  });
}

/** @param {string} name */
function listTextFeatures(name) {
  return name.endsWith("italic") ? EMPHASIS_FEATURES : TEXT_FEATURES;
}

/** @param {string} ranges Value of `unicode-range`. */
function listCharacters(ranges) {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace("U+", "")
      .split("-")
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, at) =>
      String.fromCodePoint(first + at),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const face of listFaces()) {
    const bytes = await subsetFace(face);
    writeFileSync(join(FOLDER, `${face.name}.woff2`), bytes);
    console.log(`${face.name}: ${bytes.length} bytes`);
  }
}
