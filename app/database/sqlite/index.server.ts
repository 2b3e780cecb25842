import { sql } from "kysely";
import type { Engine, IdColumn } from "../engine";
import { createDialect } from "./create-dialect.server";
import { isDamaged, isSilence, isUnavailable } from "./driver-errors";

/** SQLite compares bytes unless told otherwise. */
const sortableType = sql`text collate binary`;

/** Without `autoincrement`, SQLite gives the number of a deleted last row again. */
const idColumn: IdColumn = {
  type: "integer",
  build: (column) => column.primaryKey().autoIncrement(),
};

export const engine: Engine = {
  createDialect,
  idColumn,
  describe: (file) => file,
  isDamaged,
  isSilence,
  isUnavailable,
  sortableType,
};
