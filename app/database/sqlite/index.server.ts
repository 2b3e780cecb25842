import { statSync } from "node:fs";
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
  identifyFile,
  isDamaged,
  isEmptyFile,
  isReadOnly,
  isSilence,
  isUnavailable,
  sortableType,
};

function isEmptyFile(file: string): boolean {
  try {
    return statSync(file).size === 0;
  } catch {
    // Opening it tells why it can't be used.
    return false;
  }
}

/** By device and inode, which a file keeps when it is written or renamed. */
function identifyFile(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
