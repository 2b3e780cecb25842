/**
 * Attributes that let the browser itself open and close a panel. They are spread, since
 * React 18 passes them on but its types don't know them.
 */
export const POPOVER = { popover: "auto" } as const;

/** For the button that opens, or closes, the popover of this id. */
export function popoverTarget(id: string, action: "toggle" | "hide" = "toggle") {
  return { popovertarget: id, popovertargetaction: action };
}
