import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema";

/**
 * The only access to the user database. Both methods throw UnavailableError while it does not
 * answer, and then leave nothing half written.
 */
export interface UserDatabase {
  /** Runs read queries, or a single write. */
  query<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Runs queries in one transaction. */
  transact<Result>(work: (db: Transaction<Schema>) => Promise<Result>): Promise<Result>;
}
