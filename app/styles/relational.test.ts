import { readdirSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { expect, test } from "vitest";

const APP = new URL("..", import.meta.url);
/** Applied while nothing changes the page, or where no script does. */
const QUIET = /@media(?: ?print| ?\(scripting: ?none\))\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** `:has()` of an element around the page or its article, or for any neighbour. */
const WIDE =
  /(?:html|body|main|:root|\.prose|\.columns|\.sidebar|\[data-sidebar\])(?:\[[^\]]*\]|:not\([^()]*\))*(?::not\()?:has\(|:has\(\+ ?\*/;

/**
 * An element of any kind after another, or below a first one: whatever is put before it has the browser
 * recalculate all that is in it, because the selector names nothing to look for.
 */
const ANY = /[+~]\*(?=[,{])|:(?:first|last|only|nth)[^,{}]*[ >]\*(?=[,{])/;
/** Pages of archives, into which no article is put. */
const FIXED = "ui/archive/";

const files = ["styles", "ui"].flatMap((folder) =>
  readdirSync(new URL(folder, APP), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${folder}/${file}`),
);

test.each(files)("%s lets no change recalculate the whole page", async (file) => {
  const css = readFileSync(new URL(file, APP), "utf8");
  const { code } = await transform(css, { loader: "css", minify: true });
  const rules = code.replaceAll(QUIET, "").replaceAll(/:global\(([^()]*)\)/g, "$1");
  expect(rules).not.toMatch(WIDE);
  if (!file.startsWith(FIXED)) expect(rules).not.toMatch(ANY);
});
