/** Time of hydration: at the reader's first intent, or as soon as the code is loaded. */
export type Hydration = "on-intent" | "at-once";

/** Handle of a route. A route without one hydrates on intent. */
export interface PageHandle {
  hydrate: Hydration;
}

/**
 * Hydration of a page from the handles of its routes: `at-once` if any route asks for it.
 */
export function findHydration(handles: readonly unknown[]): Hydration {
  return handles.some(isAtOnce) ? "at-once" : "on-intent";
}

function isAtOnce(handle: unknown): boolean {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "hydrate" in handle &&
    handle.hydrate === "at-once"
  );
}
