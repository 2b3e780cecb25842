import { LRUCache } from "lru-cache";
import type { ContentStore } from "~/content-store/content-store";

export interface KeepOptions<Made> {
  /** Returns the current store. */
  store: () => ContentStore;
  /** Renders a value; null (not cached) when the store has nothing for the key. */
  make: (key: string, store: ContentStore) => Made | null;
  /** Estimates the size of a value in characters. */
  measure: (made: Made) => number;
  maxCharacters: number;
}

export interface KeptRendered<Made> {
  /** Returns the cached value, or renders it. */
  read(key: string): Made | null;
  /** Returns the cached value only. */
  peek(key: string): Made | null;
}

/**
 * Creates an LRU cache of rendered pages, bounded by characters. It is emptied when a new store
 * replaces the old one.
 */
export function keepRendered<Made extends object>(
  options: KeepOptions<Made>,
): KeptRendered<Made> {
  const { store, make, measure, maxCharacters } = options;
  const kept = new LRUCache<string, Made>({
    maxSize: maxCharacters,
    // An empty value counts too, because the cache refuses a size of 0.
    sizeCalculation: (made) => Math.max(1, measure(made)),
  });
  let source: ContentStore | null = null;

  function peek(key: string): Made | null {
    const current = store();
    if (current !== source) kept.clear();
    source = current;
    return kept.get(key) ?? null;
  }

  return {
    peek,
    read(key) {
      const known = peek(key);
      if (known) return known;
      const made = make(key, store());
      if (made) kept.set(key, made);
      return made;
    },
  };
}
