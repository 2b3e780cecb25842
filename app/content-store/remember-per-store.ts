/**
 * Returns a function that makes each value once per store and keys, because a store never changes.
 * Values go with their store; a promise that fails is made again.
 */
export function rememberPerStore<Store extends object, Keys extends string[], Made>(
  make: (store: Store, ...keys: Keys) => Made,
): typeof make {
  const known = new WeakMap<Store, Map<string, { made: Made }>>();
  return (store, ...keys) => {
    const ofStore = known.get(store) ?? new Map<string, { made: Made }>();
    known.set(store, ofStore);
    const key = keys.join("\n");
    const kept = ofStore.get(key);
    if (kept) return kept.made;
    const made = make(store, ...keys);
    ofStore.set(key, { made });
    if (made instanceof Promise) made.catch(() => ofStore.delete(key));
    return made;
  };
}
