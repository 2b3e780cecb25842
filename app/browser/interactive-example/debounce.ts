/** A function that runs another once it has not been called for a while. */
export function debounce(run: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
