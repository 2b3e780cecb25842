import { findCssText, findPropertyFacts } from "../../macros/sections/css-facts";
import type { CssProperty } from "../../sources/platform/webref-css";

/** Returns a short initial value; null for one that is described. */
export function readInitial(name: string, facts: CssProperty | null): string | null {
  const known = findPropertyFacts(name);
  const initial = known ? known.initial : facts?.initial;
  if (typeof initial !== "string" || findCssText(initial, "en-US") !== null) return null;
  return isShortValue(initial) ? initial : null;
}

function isShortValue(value: string): boolean {
  return (
    value.split(/\s+/).length <= 4 && !/^(?:n\/a|see|not|depends|the|N\/A)\b/.test(value)
  );
}
