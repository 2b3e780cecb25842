import type { Kysely } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";

/** A database that notes how many of the counted rows each of its statements and transactions removes. */
export function watchSteps(
  { query, transact }: UserDatabase,
  count: (db: Kysely<Schema>) => Promise<{ count: number }>,
): { database: UserDatabase; steps: number[] } {
  const steps: number[] = [];
  async function watch<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = await query(count);
    const result = await work();
    steps.push(before.count - (await query(count)).count);
    return result;
  }
  return {
    steps,
    database: {
      query: (work) => watch(() => query(work)),
      transact: (work) => watch(() => transact(work)),
    },
  };
}
