import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema";

/**
 * The one door to the user database. Both ways throw UnavailableError while it does not answer;
 * nothing is half written then.
 */
export interface UserDatabase {
  /** Runs queries that change nothing, or a single one that does. */
  query<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Runs queries that happen together or not at all. */
  transact<Result>(work: (db: Transaction<Schema>) => Promise<Result>): Promise<Result>;
}
