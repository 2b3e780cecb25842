// `npm run fonts` makes the shipped fonts anew, after an update of a font or a change of a drawing.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFaces, subsetFace } from "./build/subset-fonts.mjs";
import { makeIconFont } from "./build/write-icon-font.mjs";
import { refuseArguments } from "./command/read-no-arguments.mjs";

const FOLDER = fileURLToPath(new URL("../app/styles/fonts", import.meta.url));

refuseArguments({
  command: "fonts",
  usage: `Writes the fonts of the site into app/styles/fonts, from their packages and from the drawings in
app/styles/icons.

Usage: npm run fonts`,
});

mkdirSync(FOLDER, { recursive: true });
for (const face of listFaces()) writeFont(face.name, await subsetFace(face));
writeFont("icons", await makeIconFont());

/**
 * @param {string} name
 * @param {Buffer} bytes
 */
function writeFont(name, bytes) {
  writeFileSync(join(FOLDER, `${name}.woff2`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
