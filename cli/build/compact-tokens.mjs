import { readFileSync } from "node:fs";

const CONSTANTS = new URL("../../app/styles/constants.css", import.meta.url);
const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const USE = /var\((--[\w-]+)\)/g;
/** Colours may have parentheses of their own, one level deep. */
const PAIR = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g;

/**
 * PostCSS plugin for the tokens of app/styles, which are a tenth of the styles before a page's first paint:
 * - constants are written out where they are used;
 * - a `:root` rule with `light-dark()` becomes one with light values, and one with dark values for each way to
 *   the dark theme, so that browsers without the function have both themes too.
 *
 * @param {(light: string, dark: string) => string} renderThemes Rules of both themes, by their declarations.
 */
export function compactTokens(renderThemes) {
  const source = readFileSync(CONSTANTS, "utf8");
  const constants = new Map(
    Array.from(source.matchAll(DECLARATION), ([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  return {
    postcssPlugin: "compact-tokens",
    /**
     * @param {import("postcss").Root} root
     * @param {import("postcss").Helpers} helpers
     */
    OnceExit(root, { postcss }) {
      root.walkDecls((declaration) => {
        if (constants.has(declaration.prop)) declaration.remove();
        else
          declaration.value = declaration.value.replace(
            USE,
            (use, name) => constants.get(name) ?? use,
          );
      });
      root.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
        else if (rule.selector === ":root" && rule.toString().includes("light-dark("))
          rule.replaceWith(postcss.parse(splitThemes(rule, renderThemes)).nodes);
      });
    },
  };
}

/**
 * @param {import("postcss").Rule} rule
 * @param {(light: string, dark: string) => string} renderThemes
 */
function splitThemes(rule, renderThemes) {
  const light = [];
  const dark = new Map();
  for (const node of rule.nodes) {
    if (node.type !== "decl") continue;
    const { prop, value } = node;
    light.push(`${prop}:${value.replace(PAIR, "$1")}`);
    // A custom property that names a colour has that of the element which declares it.
    const isThemed = Array.from(value.matchAll(USE)).some(([, name]) => dark.has(name));
    if (isThemed || value.includes("light-dark("))
      dark.set(prop, value.replace(PAIR, "$2"));
  }
  const declarations = Array.from(dark, ([prop, value]) => `${prop}:${value}`);
  return renderThemes(light.join(";"), declarations.join(";"));
}
