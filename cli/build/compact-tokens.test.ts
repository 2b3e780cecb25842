import { readdirSync, readFileSync } from "node:fs";
import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { compactTokens } from "./compact-tokens.mjs";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Runs the plugin as the build does. */
async function compact(css: string): Promise<string> {
  const plugins = [compactTokens((light, dark) => `light{${light}}dark{${dark}}`)];
  const config = await resolveConfig(
    { configFile: false, root: ROOT, css: { postcss: { plugins } } },
    "build",
  );
  const { code } = await preprocessCSS(css, `${ROOT}app/styles/x.css`, config);
  return code.replace(/\s+/g, " ");
}

test("writes constants out, and drops the rule that declares them", async () => {
  expect(await compact(":root{--space-4:1rem}p{margin:calc(2 * var(--space-4))}")).toBe(
    "p{margin:calc(2 * 1rem)}",
  );
  expect(await compact("p{margin:var(--gutter)}")).toBe("p{margin:var(--gutter)}");
});

test("gives each theme its colours, and what names one of them", async () => {
  const css =
    ":root{color-scheme:light dark;--early:var(--bg);--bg:light-dark(#fff, #000);--gutter:1rem;" +
    "--shadow:0 1px light-dark(rgb(0 0 0 / 8%), rgb(9 9 9 / 40%)),0 2px light-dark(red,tan);" +
    "--ring:2px solid var(--bg)}p{color:light-dark(red,tan)}";
  expect(await compact(css)).toBe(
    "light{color-scheme:light dark;--early:var(--bg);--bg:#fff;--gutter:1rem;" +
      "--shadow:0 1px rgb(0 0 0 / 8%),0 2px red;--ring:2px solid var(--bg)}" +
      "dark{--early:var(--bg);--bg:#000;--shadow:0 1px rgb(9 9 9 / 40%),0 2px tan;--ring:2px solid var(--bg)}" +
      "p{color:light-dark(red,tan)}",
  );
});

test("no script, and no style sheet but one, sets or reads a constant at run time", () => {
  const source = readFileSync(`${ROOT}app/styles/constants.css`, "utf8");
  const names = Array.from(source.matchAll(/(--[\w-]+):/g), ([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const scripts = new RegExp(names.join("|"));
  const setting = new RegExp(`(?:${names.join("|")}):`);
  const files = readdirSync(`${ROOT}app`, { recursive: true, encoding: "utf8" });
  const wrong = files.filter((file) => {
    if (file === "styles/constants.css" || !/\.(?:css|tsx?)$/.test(file)) return false;
    const text = readFileSync(`${ROOT}app/${file}`, "utf8");
    return (file.endsWith(".css") ? setting : scripts).test(text);
  });
  expect(wrong).toEqual([]);
});
