import { sql } from "kysely";

/** The order of text is else that of the database's language. */
export const sortableType = sql`text collate "C"`;
