// Writes app/ui/compat-table/icons/marks.webp from marks.svg beside it; run it by hand after a change
// of the drawing: `node cli/build/write-sprite.mjs`. Needs the browser of the tests.
/* global document, Image */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const ICONS = new URL("../../app/ui/compat-table/icons/", import.meta.url);
/** Enough for phones' screens, and for a zoom to three times the size on others. */
const PIXELS_PER_UNIT = 3;
/** Levels of opacity: more can't be seen on an edge, and double the bytes. */
const LEVELS = 16;

const svg = readFileSync(fileURLToPath(new URL("marks.svg", ICONS)), "utf8");
const executablePath = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const page = await browser.newPage();
  const url = await page.evaluate(draw, { svg, scale: PIXELS_PER_UNIT, levels: LEVELS });
  const bytes = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  writeFileSync(fileURLToPath(new URL("marks.webp", ICONS)), bytes);
} finally {
  await browser.close();
}

/**
 * Runs in the browser: draws the icons in black, lossless.
 *
 * @param {{ svg: string, scale: number, levels: number }} options
 * @returns {Promise<string>} A data URL.
 */
async function draw({ svg, scale, levels }) {
  const [, , width = 0, height = 0] =
    /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const image = new Image(width * scale, height * scale);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, image.width, image.height);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  for (let at = 3; at < pixels.data.length; at += 4) {
    const level = Math.round(((pixels.data[at] ?? 0) / 255) * (levels - 1));
    pixels.data[at] = Math.round((level / (levels - 1)) * 255);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/webp", 1);
}
