/**
 * Attributes of a native popover. They are spread, because React 18 passes them on but
 * its types lack them.
 */
export const POPOVER = { popover: "auto" } as const;

/** Attributes of a button that controls the popover with this id. */
export function popoverTarget(id: string, action: "toggle" | "hide" = "toggle") {
  return { popovertarget: id, popovertargetaction: action };
}
