import { createElement } from "./create-element";

/** A file of public/, because browsers with MathML have no use for it. */
const STYLES = "/math-fallback.css";

/** Loads styles for formulas in browsers without MathML. */
export function start(): void {
  if ("MathMLElement" in window || document.querySelector(`[href="${STYLES}"]`)) return;
  document.head.append(createElement("link", { rel: "stylesheet", href: STYLES }));
}
