import { getOrCreate } from "~/domain/text/get-or-create";

/** Calls `create` once and returns its value from then on. */
export function memoize<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

/** Remembers the result for each object until the object is garbage. */
export function memoizeByObject<K extends object, T extends object>(
  find: (key: K) => T,
): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => getOrCreate(known, key, () => find(key));
}

/** Remembers the result for each key. */
export function memoizeByKey<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const answer = known.get(key);
    if (answer !== undefined || known.has(key)) return answer as T;
    const copy = copyText(key);
    const found = find(copy);
    known.set(copy, found);
    return found;
  };
}

/** V8 copies shorter parts of a text itself. */
const SHORTEST_PART = 13;

/**
 * Returns a text of its own, because V8 keeps a page's whole text for a longer part of it, for as long as the part
 * lives. Parts of a joined text are parts of a copy.
 */
export function copyText(text: string): string {
  return text.length < SHORTEST_PART ? text : ` ${text}`.slice(1);
}
