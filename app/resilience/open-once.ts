/**
 * Opens something for the first who asks, for instance a module that would delay the start.
 *
 * @returns a function that gives it to all, and opens it anew after a failure, which may not last
 */
export function openOnce<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opening: Promise<Value> | null = null;
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
}
