import { expect, test } from "vitest";
import { findImageType } from "./image-type";
import { isAnimated } from "./is-animated";

/** Two colours for the whole picture; pixels hold bytes that begin a frame elsewhere. */
const GIF = "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff";
const LOOP = "!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0";
const FRAME = ",\0\0\0\0\x01\0\x01\0\0\x02\x04,,!,\0";
/** Has two colours of its own. */
const COLORED = ",\0\0\0\0\x01\0\x01\0\x80,,,,,,\x02\x02,,\0";
const END = ";";

const WEBP = "RIFF\0\0\0\0WEBPVP8";

const PNG = "\x89PNG\r\n\x1a\n";
const chunk = (name: string) => `\0\0\0\x01${name}x\0\0\0\0`;

test.each([
  ["a GIF of one frame", false, GIF + FRAME + END],
  ["a GIF of one frame with a loop", false, GIF + LOOP + FRAME + END],
  ["a GIF of one frame with colours", false, GIF + COLORED + END],
  ["a GIF that ends early", false, GIF + FRAME.slice(0, -4)],
  ["a GIF without frames", false, "GIF89a"],
  ["a GIF of two frames", true, GIF + LOOP + FRAME + FRAME + END],
  ["a GIF of two frames with colours", true, GIF + COLORED + LOOP + COLORED + END],
  ["a WebP of pixels alone", false, `${WEBP} \x02\0\0\0\x02`],
  ["a WebP with transparency", false, `${WEBP}X\x0a\0\0\0\x10`],
  ["a WebP with animation", true, `${WEBP}X\x0a\0\0\0\x12`],
  ["an AVIF picture", false, "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf----avis"],
  ["an AVIF sequence", true, "\0\0\0\x14ftypavis\0\0\0\0msf1"],
  ["an AVIF picture with a sequence", true, "\0\0\0\x18ftypavif\0\0\0\0avifavis"],
  ["a PNG", false, `${PNG}${chunk("IHDR")}${chunk("IDAT")}`],
  ["an animated PNG", true, `${PNG}${chunk("IHDR")}${chunk("acTL")}`],
  ["a JPEG", false, "\xff\xd8\xff\xe0"],
])("of %s says %s", (_image, isMoving, content) => {
  const bytes = Buffer.from(content, "latin1");
  const type = findImageType(bytes);
  expect(type !== null && isAnimated(bytes, type)).toBe(isMoving);
});
