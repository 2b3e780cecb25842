import type { ThemeColors } from "~/domain/site/site-theme";

/**
 * Renders a theme's colours as a style sheet. It overrides styles/tokens.css, because that is in a
 * layer. Colours are checked before, so that nothing else of the file gets into it.
 */
export function renderStyles(colors: ThemeColors): string {
  const tokens = Object.entries(colors).map(([name, { light, dark }]) => ({
    token: name === "link" ? "--link" : `--area-${name}`,
    light,
    dark,
  }));
  const light = tokens.map((each) => `${each.token}:${each.light}`).join(";");
  const both = tokens.map(
    (each) => `${each.token}:light-dark(${each.light},${each.dark})`,
  );
  return `:root{${light}}@supports (color:light-dark(white,black)){:root{${both.join(";")}}}\n`;
}
