import { sql, type Transaction } from "kysely";
import { nextTurn } from "./next-turn";
import type { Schema } from "./schema";
import type { UserDatabase } from "./user-database";

/** A statement that changes more could run into its time limit, or keep others waiting. */
const ROWS_PER_STEP = 500;

interface OldRows {
  table: keyof Schema;
  /** Column of times in milliseconds since 1970; rows of one time change in one step. It needs an index. */
  column: string;
  /** Rows of this time and later ones are left alone. */
  before: number;
  /** Rows in which this column is null are passed over. The index must leave them out. */
  filled?: string;
}

/**
 * Changes the old rows of a table, the oldest first, in steps between which others have their turn.
 *
 * @param change Changes the rows from the first time to before the second one; returns their number.
 * @returns the number of changed rows
 * @throws UnavailableError; the steps before it stay
 */
export async function changeInSteps(
  database: UserDatabase,
  { table, column, before, filled }: OldRows,
  change: (db: Transaction<Schema>, from: number, until: number) => Promise<number>,
): Promise<number> {
  const [name, time] = [sql.table(table), sql.ref(column)];
  const isFilled = filled === undefined ? sql`` : sql`and ${sql.ref(filled)} is not null`;
  let count = 0;
  for (let from = 0; from < before;) {
    const start = from;
    const { rows } = await database.query((db) =>
      sql<{ last: number }>`select ${time} as last from ${name}
        where ${time} >= ${start} and ${time} < ${before} ${isFilled}
        order by ${time} limit 1 offset ${ROWS_PER_STEP - 1}`.execute(db),
    );
    const until = rows[0] ? rows[0].last + 1 : before;
    count += await database.transact((db) => change(db, start, until));
    from = until;
    await nextTurn();
  }
  return count;
}
