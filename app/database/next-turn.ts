/**
 * Resolves when other requests have had their turn, which waiting for an embedded database does not give
 * them: it answers at once.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
