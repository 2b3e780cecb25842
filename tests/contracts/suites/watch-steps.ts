import { sql } from "kysely";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";

interface Counted {
  count: number;
}

/**
 * A database that notes how many rows of a table each of its statements and transactions removes; with a column,
 * from how many rows it removes that.
 */
export function watchSteps(
  { query, transact }: UserDatabase,
  table: keyof Schema,
  column?: string,
): { database: UserDatabase; steps: number[] } {
  const steps: number[] = [];
  const counted = column === undefined ? sql`*` : sql.ref(column);
  async function count(): Promise<number> {
    const select = sql<Counted>`select count(${counted}) as count from ${sql.table(table)}`;
    const { rows } = await query((db) => select.execute(db));
    return rows[0]?.count ?? 0;
  }
  async function watch<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = await count();
    const result = await work();
    steps.push(before - (await count()));
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
