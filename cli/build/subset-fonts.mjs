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
 * Features that browsers apply of their own accord, and the figures of lists and tables. Not `calt`,
 * which makes an arrow of the characters "->": in documentation these are code.
 */
const TEXT_FEATURES = [
  ...["ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig"],
  "tnum",
];
/** Code has no ligatures (app/styles/base.css). */
const CODE_FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"];

/** Letters of two files are not kerned with each other, and accents seldom meet. */
const ACCENT_FEATURES = ["ccmp", "locl"];

/** Parts of the packages' Latin files; a number instead of the axis stands for that weight alone. */
const LATIN_PART = /-(?:text|accents)-(?:wght|(\d+))-/;

const FACE =
  /font-weight: (\d+) (\d+);[^}]*url\("\.\/fonts\/([\w-]+)\.woff2"\)[^}]*unicode-range:([^;]*);/g;

/** @typedef {{ name: string, ranges: string, weights: { min: number, max: number } }} Face */

/**
 * Lists the font files of the styles, with the characters and weights that browsers take from each.
 *
 * @returns {Face[]}
 */
export function listFaces() {
  const css = STYLES.map((path) => readFileSync(path, "utf8")).join("");
  return [...css.matchAll(FACE)].map(([, min, max, name = "", ranges = ""]) => ({
    ...{ name, ranges, weights: { min: Number(min), max: Number(max) } },
  }));
}

/**
 * Makes one file.
 *
 * @param {Face} face
 * @returns {Promise<Buffer>}
 */
export async function subsetFace({ name, ranges, weights }) {
  const family = isCode(name) ? "jetbrains-mono" : "inter";
  const source = name.replace(LATIN_PART, "-latin-wght-");
  const file = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`;
  const weight = LATIN_PART.exec(name)?.[1];
  return subsetFont(readFileSync(join(ROOT, file)), listCharacters(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: weight === undefined ? weights : Number(weight) },
    keepFeatures: listFeatures(name),
  });
}

/** @param {string} name */
function isCode(name) {
  return name.startsWith("jetbrains");
}

/** @param {string} name */
function listFeatures(name) {
  if (name.includes("-accents-")) return ACCENT_FEATURES;
  return isCode(name) ? CODE_FEATURES : TEXT_FEATURES;
}

/** @param {string} ranges Value of `unicode-range`. */
export function listCharacters(ranges) {
  return ranges
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      ).join("");
    })
    .join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const face of listFaces()) {
    const bytes = await subsetFace(face);
    writeFileSync(join(FOLDER, `${face.name}.woff2`), bytes);
    console.log(`${face.name}: ${bytes.length} bytes`);
  }
}
