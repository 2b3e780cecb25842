/** When React takes a page over: at the reader's first intent, or as soon as its code is there. */
export type Hydration = "on-intent" | "at-once";

/** What a route says about its page. A route that says nothing hydrates on intent. */
export interface PageHandle {
  hydrate: Hydration;
}

/** When to hydrate a page made of routes with these handles: one that can't wait decides. */
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
