import { sql } from "kysely";

/** SQLite compares bytes unless told otherwise. */
export const sortableType = sql`text collate binary`;
