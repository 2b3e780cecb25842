import { sql } from "kysely";
import { parseUrl } from "~/domain/http/parse-url";
import type { Engine, IdColumn } from "../engine";
import { createDialect } from "./create-dialect.server";
import { isDamaged, isReadOnly, isSilence, isUnavailable } from "./driver-errors";

/** Text sorts by the database's locale unless a collation is given. */
const sortableType = sql`text collate "C"`;

const idColumn: IdColumn = {
  type: "bigint",
  build: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
};

export const engine: Engine = {
  createDialect,
  idColumn,
  describe: toAddress,
  identifyFile: () => null,
  isDamaged,
  isEmptyFile: () => false,
  isReadOnly,
  isSilence,
  isUnavailable,
  sortableType,
};

/**
 * Returns host and database name; hides a connection string that is no URL, because of its
 * password.
 */
function toAddress(target: string): string {
  const url = parseUrl(target);
  return url ? `${url.host}${url.pathname}` : "PostgreSQL";
}
