import type { Kysely } from "kysely";
import type { Engine } from "../engine";

/** Columns that the engines write in different ways. */
export interface MigrationColumns {
  id: Engine["idColumn"];
  /** Text whose order is that of its characters' numbers. */
  sortable: Engine["sortableType"];
}

/** One step from an older set of tables to a newer one. */
export interface Migration {
  /** Sorts after the name of every earlier step. */
  name: string;
  /** Runs in a transaction with all other steps that are due. */
  up(db: Kysely<unknown>, columns: MigrationColumns): Promise<void>;
}
