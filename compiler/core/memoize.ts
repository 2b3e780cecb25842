/** The same value for every call, made at the first. */
export function memoize<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

/** The same answer for the same object, found at the first call; forgotten with the object. */
export function memoizeByObject<K extends object, T extends object>(
  find: (key: K) => T,
): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = find(key)));
    return answer;
  };
}

/** The same answer for the same key, found at the first call. */
export function memoizeByKey<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const answer = known.get(key);
    if (answer !== undefined || known.has(key)) return answer as T;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
