/** `damaged`: readable, but a page could not be read recently. */
export type ContentState = "ready" | "damaged" | "unavailable";

/** `read-only`: readable, but its disk refused a write recently. */
export type DatabaseState = "ready" | "read-only" | "unavailable";
