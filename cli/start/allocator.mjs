/**
 * For glibc's allocator, which reads them when a process starts: larger pieces, such as what packs a
 * page, go back to the system at once instead of staying in its pools. A fifth of the memory.
 */
export const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};
