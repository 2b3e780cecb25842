import type { Engine } from "../engine";
import { createDialect } from "./create-dialect.server";
import { idColumn } from "./id-column";
import { isSilence } from "./is-silence";
import { isDamaged, isUnavailable } from "./is-unavailable";
import { sortableType } from "./sortable-type";

export const engine: Engine = {
  createDialect,
  idColumn,
  describe: (file) => file,
  isDamaged,
  isSilence,
  isUnavailable,
  sortableType,
};
