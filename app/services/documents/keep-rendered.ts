import { LRUCache } from "lru-cache";
import type { ContentStore } from "~/content-store/content-store";

export interface KeepOptions<Made> {
  /** The store of the moment. */
  store: () => ContentStore;
  /** Null where the store has nothing for the key: that is not kept. */
  make: (key: string, store: ContentStore) => Made | null;
  /** Characters that a value takes, about. */
  measure: (made: Made) => number;
  maxCharacters: number;
}

export interface KeptRendered<Made> {
  /** Renders what is not kept. */
  read(key: string): Made | null;
  /** Only what is kept. */
  peek(key: string): Made | null;
}

/**
 * A bounded cache (least recently used) of what the store's pages are rendered to. It is emptied
 * when a new store takes the place of the old one.
 */
export function keepRendered<Made extends object>(
  options: KeepOptions<Made>,
): KeptRendered<Made> {
  const { store, make, measure, maxCharacters } = options;
  const kept = new LRUCache<string, Made>({
    maxSize: maxCharacters,
    sizeCalculation: measure,
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
