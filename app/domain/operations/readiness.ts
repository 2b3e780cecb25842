/** `damaged`: readable, but a page could not be read recently. */
export type ContentState = "ready" | "damaged" | "unavailable";

/**
 * `read-only`: readable, but its disk refused a write recently. `removed`: what is written is lost,
 * because the open file is no longer at its path.
 */
export type DatabaseState = "ready" | "read-only" | "removed" | "unavailable";
