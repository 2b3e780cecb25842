// Makes the site's fonts (app/styles/fonts): the characters of the ranges in the style sheets, the weights
// that the styles use, and the features that they switch on. `npm run fonts` after an update of a
// font; a test compares the files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STYLES = ["fonts.css", "other-scripts.css"].map((name) =>
  join(ROOT, "app/styles", name),
);

/**
 * Features that browsers apply of their own accord. Not `calt`, which makes an arrow of the characters
 * "->": in documentation these are code.
 */
const TEXT_FEATURES = "ccmp clig kern liga locl mark mkmk rclt rlig tnum".split(" ");
/** Code has no ligatures (app/styles/base.css). */
const CODE_FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"];

/** Parts of the packages' Latin files. */
const LATIN_PART = /-(?:text|west|rest)-/;

const FACE =
  /font-family: "([^"]+)";[^}]*font-weight: (\d+) (\d+);[^}]*url\("\.\/fonts\/([\w-]+)\.woff2"\) format\("woff2"\);\s*unicode-range:([^;]*);/g;

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
  return [...css.matchAll(FACE)].reverse().map((face) => {
    const [, family = "", min, max, name = "", ranges = ""] = face;
    const others = taken.get(family) ?? new Set();
    taken.set(family, others);
    const left = listCharacters(ranges).filter((character) => !others.has(character));
    for (const character of left) others.add(character);
    const weights = { min: Number(min), max: Number(max) };
    return { name, characters: left.join(""), weights };
  });
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
  const source = name.replace(LATIN_PART, "-latin-");
  const file = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  return subsetFont(readFileSync(join(ROOT, file)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: isCode ? CODE_FEATURES : TEXT_FEATURES,
  });
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
