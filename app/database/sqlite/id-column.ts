import type { IdColumn } from "../engine";

/** Without `autoincrement`, SQLite gives the number of a deleted last row again. */
export const idColumn: IdColumn = {
  type: "integer",
  build: (column) => column.primaryKey().autoIncrement(),
};
