import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isSilence } from "./driver-errors";

/**
 * Evicts a connection after a query times out, and every connection opened before it, because the
 * network failure that broke one broke them all. The driver would reuse them until TCP gives up,
 * which takes about 15 minutes.
 */
export function dropSilentConnections(pool: Pool): PostgresPool {
  /** The value of `silences` when a connection was opened. */
  const ages = new WeakMap<PoolClient, number>();
  let silences = 0;
  const isOld = (client: PoolClient) => (ages.get(client) ?? 0) < silences;
  pool.on("connect", (client) => void ages.set(client, silences));

  function watch(client: PoolClient): PostgresPoolClient {
    let silence: Error | null = null;
    async function query<Row>(sql: string, parameters: readonly unknown[]) {
      // Skips even a rollback: the server rolls back when the connection closes.
      if (silence !== null) throw silence;
      try {
        return (await client.query(sql, [...parameters])) as unknown as Row;
      } catch (error) {
        if (isSilence(error)) {
          silence = error;
          if (!isOld(client)) silences += 1;
        }
        throw error;
      }
    }
    return {
      // Streaming is not supported because it needs another driver.
      query: query as PostgresPoolClient["query"],
      release: () => client.release(isOld(client)),
    };
  }

  return {
    async connect() {
      let client = await pool.connect();
      while (isOld(client)) {
        client.release(true);
        client = await pool.connect();
      }
      return watch(client);
    },
    end: () => pool.end(),
  };
}
