/** Pages of the public documentation with large sidebars, tables and articles. */
export const LARGE_PAGES = [
  "/en-US/docs/Web/CSS/Reference/Properties/display",
  "/en-US/docs/Web/API/Element",
  "/en-US/docs/Web/API/Document",
  "/en-US/docs/Web/HTML/Reference/Elements/input",
  "/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array",
] as const;
