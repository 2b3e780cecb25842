/**
 * Settings that glibc's allocator reads when the server starts: its threads share two pools, which keeps a seventh less
 * memory than a pool for each thread. Blocks are not returned to the system at once, because a page that is not in the
 * cache then takes twice the processor (docs/performance/server.md).
 */
export const SERVER_ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
};

/**
 * The same for a compile: its threads share two pools, which keep some megabytes. Blocks that are returned
 * at once have to be mapped anew for each page, which took a tenth of the processor
 * (docs/performance/compile.md).
 */
export const COMPILE_ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "4194304",
  MALLOC_TRIM_THRESHOLD_: "16777216",
};

/**
 * Flags of Node for a compile, as in package.json and deploy/. Each core renders pages, so that none is free to collect
 * garbage beside a thread: threads that do so themselves take a tenth less of the processor. The young generation has
 * its usual size, but from the start; twice of it would take a twentieth less, for 80 MB. Nor is a core free to
 * optimise code: V8 inlines half as much as it would, and waits four times as long before it optimises a function,
 * which takes a tenth less of the processor. A heap is first collected as a whole with 200 MB, because it would be nine
 * times on the way there (docs/performance/compile.md).
 */
export const COMPILE_FLAGS = [
  "--single-threaded-gc",
  "--min-semi-space-size=16",
  "--max-inlined-bytecode-size-cumulative=460",
  "--interrupt-budget=250000",
  "--initial-old-space-size=200",
];
