import type { Kysely } from "kysely";
import type { Engine } from "../engine";

/** Column types that differ between the engines. */
export interface MigrationColumns {
  id: Engine["idColumn"];
  /** Text that sorts by code point. */
  sortable: Engine["sortableType"];
}

/** One step of the schema's history. */
export interface Migration {
  /** Must sort after the names of all earlier steps. */
  name: string;
  /** Runs in one transaction with all other pending steps. */
  up(db: Kysely<unknown>, columns: MigrationColumns): Promise<void>;
}
