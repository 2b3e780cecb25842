import { sql } from "kysely";
import type { Engine, IdColumn } from "../engine";
import { createDialect } from "./create-dialect.server";
import { isDamaged, isReadOnly, isSilence, isUnavailable } from "./driver-errors";

/** SQLite's default collation, written out. */
const sortableType = sql`text collate binary`;

/** `autoincrement` is required because SQLite otherwise reuses the id of a deleted last row. */
const idColumn: IdColumn = {
  type: "integer",
  build: (column) => column.primaryKey().autoIncrement(),
};

export const engine: Engine = {
  createDialect,
  idColumn,
  describe: (file) => file,
  isDamaged,
  isReadOnly,
  isSilence,
  isUnavailable,
  sortableType,
};
