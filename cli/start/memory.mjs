/**
 * Settings that glibc's allocator reads when a process starts: it returns large blocks to the
 * system at once instead of pooling them. Saves a fifth of the memory.
 */
export const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

/**
 * Flags of Node for a compile, as in package.json. Each core renders pages, so that none is free to collect garbage
 * beside a thread: threads that do so themselves take a tenth less of the processor. The young generation has its
 * usual size, but from the start; twice of it would take a twentieth less, for 80 MB (docs/performance/compile.md).
 */
export const COMPILE_FLAGS = ["--single-threaded-gc", "--min-semi-space-size=16"];
