import type { IdColumn } from "../engine";

export const idColumn: IdColumn = {
  type: "bigint",
  build: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
};
