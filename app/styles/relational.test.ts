import { readdirSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";

const APP = new URL("..", import.meta.url);
/** Applied while nothing changes the page, or where no script does. */
const QUIET = /@media(?: ?print| ?\(scripting: ?none\))\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** `:has()` of an element around the page or its article, or for any neighbour. */
const WIDE =
  /(?:html|body|main|:root|\.prose|\.columns|\.sidebar|\[data-sidebar\])(?:\[[^\]]*\]|:not\([^()]*\))*:has\(|:has\(\+ ?\*/;

const files = ["styles", "ui"].flatMap((folder) =>
  readdirSync(new URL(folder, APP), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${folder}/${file}`),
);

test.each(files)("%s lets no change recalculate the whole page", async (file) => {
  const css = readFileSync(new URL(file, APP), "utf8");
  const { code } = await transform(css, { loader: "css", minify: true });
  expect(code.replaceAll(QUIET, "")).not.toMatch(WIDE);
});
