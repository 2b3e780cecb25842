import type { Engine } from "../engine";
import { createDialect } from "./create-dialect.server";
import { idColumn } from "./id-column";
import { isSilence } from "./is-silence";
import { isDamaged, isUnavailable } from "./is-unavailable";
import { sortableType } from "./sortable-type";

export const engine: Engine = {
  createDialect,
  idColumn,
  describe: toAddress,
  isDamaged,
  isSilence,
  isUnavailable,
  sortableType,
};

/**
 * Returns host and database name; hides a connection string that is no URL, because of its
 * password.
 */
function toAddress(target: string): string {
  if (!URL.canParse(target)) return "PostgreSQL";
  const { host, pathname } = new URL(target);
  return `${host}${pathname}`;
}
