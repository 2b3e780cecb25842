import { setFlagsFromString } from "node:v8";

/** Growth of the heap in percent of the live data before a garbage collection. */
const GROWTH_PERCENT = 20;

/**
 * Limits the growth of the heap: V8 would let the heap of a server with a full index (70 MB), or of each
 * thread of a large compile, double before it collects, and return little of it. Call it once, before
 * loading anything large.
 */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}
