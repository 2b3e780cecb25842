export const PARTS = {
  body: "#sidebar-body",
  input: "[data-sidebar-filter] input",
  count: "[data-sidebar-count]",
} as const;

/** Tells whether entries are hidden by a text, here or by the server. */
export function isFiltered(body: HTMLElement): boolean {
  return body.querySelector("mark, li[hidden]") !== null;
}
