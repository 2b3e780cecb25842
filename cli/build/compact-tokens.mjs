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
  const declarations = rule.nodes.filter((node) => node.type === "decl");
  const colors = declarations.filter(({ value }) => value.includes("light-dark("));
  const names = new Set(colors.map(({ prop }) => prop));
  // A custom property that names a colour has that of the element which declares it.
  const dark = declarations.filter(
    ({ prop, value }) =>
      names.has(prop) ||
      Array.from(value.matchAll(USE)).some(([, name = ""]) => names.has(name)),
  );
  const list = (/** @type {typeof dark} */ from, /** @type {string} */ scheme) =>
    from.map(({ prop, value }) => `${prop}:${value.replace(PAIR, scheme)}`).join(";");
  return renderThemes(list(declarations, "$1"), list(dark, "$2"));
}
