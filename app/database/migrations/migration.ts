import type { Kysely } from "kysely";
import type { IdColumn } from "../engine";

/** One step from an older set of tables to a newer one. */
export interface Migration {
  /** Sorts after the name of every earlier step. */
  name: string;
  /** Runs in a transaction with all other steps that are due. */
  up(db: Kysely<unknown>, columns: { id: IdColumn }): Promise<void>;
}
