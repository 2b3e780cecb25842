import { setTimeout as wait } from "node:timers/promises";
import type { UserDatabase } from "~/database/user-database";
import { listAnswering } from "./storage/limits-table";
import type { RunningAnswer } from "./write-answer.server";

const CHECK_MILLISECONDS = 1_000;

/**
 * Aborts answers that their readers have stopped through another server. Asks the database once a
 * second for all of them, and not at all while none is written.
 *
 * @returns a function that begins to watch, when an answer begins.
 */
export function createStopWatch(
  database: UserDatabase,
  running: ReadonlyMap<string, RunningAnswer>,
): () => void {
  let isWatching = false;

  async function check(): Promise<void> {
    const taken = [...running].filter(([, { isTaken }]) => isTaken);
    if (taken.length === 0) return;
    // By user, which the table has an index of.
    const users = taken.map(([, { userId }]) => userId);
    const left = await listAnswering(database, users);
    for (const [id, { controller }] of taken) if (!left.has(id)) controller.abort();
  }

  async function watch(): Promise<void> {
    while (running.size > 0) {
      await wait(CHECK_MILLISECONDS, undefined, { ref: false });
      // While the database is away, no other server can stop an answer.
      await check().catch(() => undefined);
    }
    isWatching = false;
  }

  return () => {
    if (isWatching) return;
    isWatching = true;
    void watch();
  };
}
