import { sql } from "kysely";

/** Text sorts by the database's locale unless a collation is given. */
export const sortableType = sql`text collate "C"`;
