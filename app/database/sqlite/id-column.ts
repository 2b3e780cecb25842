import type { IdColumn } from "../engine";

/** `autoincrement` is required because SQLite otherwise reuses the id of a deleted last row. */
export const idColumn: IdColumn = {
  type: "integer",
  build: (column) => column.primaryKey().autoIncrement(),
};
