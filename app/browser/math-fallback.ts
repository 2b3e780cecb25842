/**
 * Loads styles for formulas in browsers without MathML: a file of public/, because others have no use
 * for it.
 */
export function start(): void {
  if ("MathMLElement" in window) return;
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "stylesheet", href: "/math-fallback.css" }),
  );
}
