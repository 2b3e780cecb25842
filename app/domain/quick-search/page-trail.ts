/**
 * Readable breadcrumbs: `/en-US/docs/Web/CSS/grid-area` becomes `Web / CSS / grid-area`.
 */
export function toPageTrail(url: string): string {
  const [, , section = "", ...rest] = url.split("/");
  const segments = section === "docs" ? rest : [section, ...rest];
  return segments
    .filter((segment) => segment !== "")
    .map((segment) => segment.replaceAll("_", " "))
    .join(" / ");
}
