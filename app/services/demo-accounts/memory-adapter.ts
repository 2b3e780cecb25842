import type { Adapter, AdapterPayload } from "oidc-provider";

/** Enough for a local machine. */
const MAX_ENTRIES = 2_000;

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/**
 * Creates the in-memory storage of oidc-provider: one map for all models, which evicts the oldest.
 */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const entries = new Map<string, Entry>();

  function find(isWanted: (key: string, payload: AdapterPayload) => boolean) {
    for (const [key, { payload, expiresAt }] of entries)
      if (expiresAt > Date.now() && isWanted(key, payload)) return payload;
    return undefined;
  }

  return (kind) => {
    const toKey = (id: string) => `${kind}:${id}`;
    return {
      upsert(id, payload, expiresIn = 0) {
        const key = toKey(id);
        entries.delete(key);
        entries.set(key, { payload, expiresAt: Date.now() + expiresIn * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
        return Promise.resolve();
      },
      find(id) {
        const entry = entries.get(toKey(id));
        const isLive = entry !== undefined && entry.expiresAt > Date.now();
        return Promise.resolve(isLive ? entry.payload : undefined);
      },
      findByUid: (uid) =>
        Promise.resolve(
          find((key, payload) => key.startsWith(toKey("")) && payload.uid === uid),
        ),
      findByUserCode: () => Promise.resolve(undefined),
      consume(id) {
        const entry = entries.get(toKey(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy(id) {
        entries.delete(toKey(id));
        return Promise.resolve();
      },
      revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries)
          if (payload.grantId === grantId) entries.delete(key);
        return Promise.resolve();
      },
    };
  };
}
