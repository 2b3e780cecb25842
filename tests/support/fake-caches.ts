interface Kept {
  url: string;
  response: Response;
}

/** The parts of CacheStorage that the service worker uses, in memory. */
export function createFakeCaches({ maxEntries = Infinity } = {}) {
  const caches = new Map<string, Map<string, Kept>>();

  function countEntries(): number {
    return [...caches.values()].reduce((sum, { size }) => sum + size, 0);
  }

  function open(name: string) {
    const kept = caches.get(name) ?? new Map<string, Kept>();
    caches.set(name, kept);
    return Promise.resolve({
      match: (key: string | { url: string }) =>
        Promise.resolve(kept.get(toUrl(key))?.response.clone()),
      put(url: string, response: Response) {
        if (countEntries() >= maxEntries && !kept.has(url))
          return Promise.reject(new DOMException("full", "QuotaExceededError"));
        kept.set(url, { url, response });
        return Promise.resolve();
      },
      delete: (key: string | { url: string }) => Promise.resolve(kept.delete(toUrl(key))),
      keys: () => Promise.resolve([...kept.values()].map(({ url }) => ({ url }))),
    });
  }

  return {
    storage: { open } as unknown as CacheStorage,
    listUrls: (name: string) => [...(caches.get(name)?.keys() ?? [])],
  };
}

function toUrl(key: string | { url: string }): string {
  return typeof key === "string" ? key : key.url;
}
