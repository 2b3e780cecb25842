import { setFlagsFromString } from "node:v8";

/** How much the heap may grow, in percent of what is in use, before garbage is collected. */
const GROWTH_PERCENT = 30;

/**
 * Keeps garbage of many short requests from adding up: V8 would let the heap of a server with a
 * full index (70 MB) grow to about twice that before it collects, and give little of it back. To
 * be called once, before anything is loaded that fills the heap.
 */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}
