import { computeContrast } from "~/services/site-theme/contrast";
import { SURFACES, TEXT_ON_ACCENT, type ThemeColors } from "~/domain/site/site-theme";

/** WCAG 2.2, 1.4.3: text of normal size. */
const LEAST = 4.5;

/**
 * Finds the first colour that is too close to a background of its scheme; null when all can be
 * read.
 *
 * @returns The field and what is wrong with it.
 */
export function findUnreadable(
  colors: ThemeColors,
): { field: string; reason: string } | null {
  for (const [name, pair] of Object.entries(colors))
    for (const scheme of ["light", "dark"] as const) {
      const color = pair[scheme];
      const close = listBackgrounds(name, scheme).find(
        (background) => computeContrast(color, background) < LEAST,
      );
      if (close === undefined) continue;
      const ratio = Math.floor(computeContrast(color, close) * 100) / 100;
      const reason = `${color} has a contrast of ${ratio} with ${close}, and ${LEAST} is needed`;
      return { field: `colors.${name}.${scheme}`, reason };
    }
  return null;
}

/** Links stand on every surface, and buttons are filled with their colour; accents stand on pages. */
function listBackgrounds(name: string, scheme: "light" | "dark"): string[] {
  const surfaces = SURFACES[scheme];
  return name === "link"
    ? [...Object.values(surfaces), TEXT_ON_ACCENT[scheme]]
    : [surfaces.bg, surfaces["bg-subtle"]];
}
