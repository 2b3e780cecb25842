import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isSilence } from "./driver-errors";

/**
 * A pool that never gives a connection again on which nobody has answered, nor one that is as old:
 * whatever lost that one has lost them all. The driver would go on using them until the system
 * gives them up, which takes a quarter of an hour.
 */
export function dropSilentConnections(pool: Pool): PostgresPool {
  /** How often the server had fallen silent when a connection was made. */
  const ages = new WeakMap<PoolClient, number>();
  let silences = 0;
  const isOld = (client: PoolClient) => (ages.get(client) ?? 0) < silences;
  pool.on("connect", (client) => void ages.set(client, silences));

  function watch(client: PoolClient): PostgresPoolClient {
    let silence: Error | null = null;
    async function query<Row>(sql: string, parameters: readonly unknown[]) {
      // Not even to end a transaction: the server does that when the connection is closed.
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
      // Streams are not asked for: they would need another driver besides.
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
