// Makes the font of small icons (app/styles/fonts/icons.woff2) from app/styles/icons. `npm run fonts`
// after a change of a drawing; a test compares the file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fontverter from "fontverter";
import loadPathKit from "pathkit-wasm/bin/pathkit.js";
import svg2ttf from "svg2ttf";

const STYLES = fileURLToPath(new URL("../../app/styles", import.meta.url));
const DRAWINGS = ["signs.svg", "marks.svg", "browsers.svg"];
/** Side of an icon in units of the font: at 16 px, a sixteenth of a pixel is finer than any screen shows. */
const SIDE = 256;

const ICON = /<g [^>]*data-character="([^"])"[^>]*>(.*?)<\/g>/gs;
const SHAPE = /<(\w+) ([^>]*?)\/>/g;
/** PathKit writes these, and closes each contour. */
const COMMAND = /([MLQC])([^MLQCZ]*)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** @typedef {import("pathkit-wasm/bin/pathkit.js").PathKit} PathKit */
/** @typedef {number[][][]} Contour The start, then the control points and the end of each segment, as x and y. */

/**
 * Makes the font, in WOFF2: one character per drawing, with the outlines of its strokes and fills.
 *
 * @returns {Promise<Buffer>}
 */
export async function makeIconFont() {
  const wasmBinary = readFileSync(
    createRequire(import.meta.url).resolve("pathkit-wasm/bin/pathkit.wasm"),
  );
  const pathKit = await loadPathKit({ wasmBinary });
  const glyphs = DRAWINGS.flatMap((name) => {
    const svg = readFileSync(join(STYLES, "icons", name), "utf8");
    const root = readAttributes(/<svg ([^>]*)>/.exec(svg)?.[1] ?? "");
    const strokeWidth = Number(root["stroke-width"] ?? 1);
    const scale = SIDE / Number(root["viewBox"]?.split(" ")[2]);
    return [...svg.matchAll(ICON)].map(
      ([, character = "", shapes = ""]) =>
        `<glyph unicode="${character}" d="${outline(pathKit, shapes, { strokeWidth, scale })}"/>`,
    );
  });
  const font =
    `<svg xmlns="http://www.w3.org/2000/svg"><font horiz-adv-x="${SIDE}">` +
    `<font-face font-family="Icons" units-per-em="${SIDE}" ascent="${SIDE}" descent="0"/>` +
    `<missing-glyph/>${glyphs.join("")}</font></svg>`;
  // The time is left out, so that the same drawings make the same file.
  const { buffer } = svg2ttf(font, { ts: 0 });
  return fontverter.convert(Buffer.from(buffer), "woff2");
}

/**
 * Outlines the shapes of a drawing. The ordinate of a font grows upwards.
 *
 * @param {PathKit} pathKit
 * @param {string} shapes SVG.
 * @param {{ strokeWidth: number, scale: number }} drawing Width of strokes that set none of their own; units of the
 *   font per unit of the drawing.
 */
function outline(pathKit, shapes, { strokeWidth, scale }) {
  const whole = pathKit.NewPath();
  const [cap, join] = [pathKit.StrokeCap.ROUND, pathKit.StrokeJoin.ROUND];
  for (const [, name = "", text = ""] of shapes.matchAll(SHAPE)) {
    const attributes = readAttributes(text);
    const shape = pathKit.FromSVGString(describeShape(name, attributes));
    if (attributes["fill"] !== undefined) whole.op(shape, pathKit.PathOp.UNION);
    if (attributes["stroke"] === "none") continue;
    const width = Number(attributes["stroke-width"] ?? strokeWidth);
    const line = shape.stroke({ width, cap, join }).simplify();
    whole.op(line, pathKit.PathOp.UNION);
  }
  whole.transform(scale, 0, 0, 0, -scale, SIDE, 0, 0, 1);
  return orientContours(readContours(whole.toSVGString())).map(describeContour).join("");
}

/**
 * @param {string} path With absolute commands.
 * @returns {Contour[]}
 */
function readContours(path) {
  /** @type {Contour[]} */
  const contours = [];
  for (const [, command, text = ""] of path.matchAll(COMMAND)) {
    const numbers = text.split(/[ ,]+/).map(Number);
    const points = numbers.flatMap((x, at) =>
      at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : [],
    );
    if (command === "M") contours.push([points]);
    else contours.at(-1)?.push(points);
  }
  return contours;
}

/**
 * Turns what is cut out against what surrounds it: a font fills by the direction of contours, and PathKit's
 * do not cross but have any direction.
 *
 * @param {Contour[]} contours
 * @returns {Contour[]}
 */
function orientContours(contours) {
  return contours.map((contour) => {
    const [start = [0, 0]] = contour[0] ?? [];
    const isHole =
      contours.filter((one) => one !== contour && hasInside(one, start)).length % 2 === 1;
    return measureArea(contour) > 0 === isHole ? contour : reverse(contour);
  });
}

/** @param {Contour} contour */
function listSides(contour) {
  const points = contour.flat();
  return points.map((point, at) => [point, points[(at + 1) % points.length] ?? point]);
}

/** @param {Contour} contour */
function measureArea(contour) {
  return listSides(contour).reduce(
    (sum, [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) =>
      sum + (x1 * y2 - x2 * y1) / 2,
    0,
  );
}

/**
 * Tells whether a ray from the point leaves the contour.
 *
 * @param {Contour} contour
 * @param {number[]} point
 */
function hasInside(contour, [x = 0, y = 0]) {
  const crossed = listSides(contour).filter(
    ([[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []]) =>
      y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
  );
  return crossed.length % 2 === 1;
}

/**
 * @param {Contour} contour
 * @returns {Contour}
 */
function reverse(contour) {
  const points = contour.flat().reverse();
  const sizes = contour
    .slice(1)
    .reverse()
    .map((segment) => segment.length);
  let at = 1;
  return [points.slice(0, 1), ...sizes.map((size) => points.slice(at, (at += size)))];
}

/** @param {Contour} contour */
function describeContour(contour) {
  const letters = ["M", "L", "Q", "C"];
  const parts = contour.map(
    (points, at) => `${letters[at === 0 ? 0 : points.length]}${points.flat().join(" ")}`,
  );
  return `${parts.join("")}Z`;
}

/**
 * Describes a shape as a path.
 *
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function describeShape(name, attributes) {
  const read = (/** @type {string} */ key) => Number(attributes[key] ?? 0);
  if (name === "path") return attributes["d"] ?? "";
  if (name === "rect") {
    const [x, y, r] = [read("x"), read("y"), read("rx")];
    const [right, bottom] = [x + read("width"), y + read("height")];
    const turn = `A${r} ${r} 0 0 1 `;
    return (
      `M${x + r} ${y}H${right - r}${turn}${right} ${y + r}V${bottom - r}${turn}${right - r} ${bottom}` +
      `H${x + r}${turn}${x} ${bottom - r}V${y + r}${turn}${x + r} ${y}Z`
    );
  }
  if (name !== "circle" && name !== "ellipse") throw new Error(`no outline of a ${name}`);
  const [x, y] = [read("cx"), read("cy")];
  const [rx, ry] = [read("rx") || read("r"), read("ry") || read("r")];
  const turn = `A${rx} ${ry} 0 1 1 `;
  return `M${x - rx} ${y}${turn}${x + rx} ${y}${turn}${x - rx} ${y}Z`;
}

/**
 * @param {string} text
 * @returns {Record<string, string>}
 */
function readAttributes(text) {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
  );
}
