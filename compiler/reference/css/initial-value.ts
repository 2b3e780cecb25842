import { findCssText } from "../../macros/sections/css-facts";
import { findLatestFacts } from "./latest-facts";

/** Returns a short initial value; null for one that is described. */
export function readInitial(name: string): string | null {
  const initial = findLatestFacts(name)?.initial;
  if (typeof initial !== "string" || findCssText(initial, "en-US") !== null) return null;
  return isShortValue(initial) ? initial : null;
}

function isShortValue(value: string): boolean {
  return (
    value.split(/\s+/).length <= 4 && !/^(?:n\/a|see|not|depends|the|N\/A)\b/.test(value)
  );
}
