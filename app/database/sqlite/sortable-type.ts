import { sql } from "kysely";

/** SQLite's default collation, written out. */
export const sortableType = sql`text collate binary`;
