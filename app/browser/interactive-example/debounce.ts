/**
 * Returns a function that calls `run` once it has not been called for this many
 * milliseconds.
 */
export function debounce(run: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
