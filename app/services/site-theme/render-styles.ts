import type { ThemeColors } from "~/domain/site/site-theme";
import { renderThemes } from "~/domain/site/theme";

/**
 * Renders a theme's colours as a style sheet. It overrides styles/tokens.css, because that is in a
 * layer. Colours are checked before, so that nothing else of the file gets into it.
 */
export function renderStyles(colors: ThemeColors): string {
  const tokens = Object.entries(colors).map(
    ([name, color]) => [name === "link" ? "--link" : `--area-${name}`, color] as const,
  );
  const list = (scheme: "light" | "dark") =>
    tokens.map(([token, color]) => `${token}:${color[scheme]}`).join(";");
  return `${renderThemes(list("light"), list("dark"))}\n`;
}
