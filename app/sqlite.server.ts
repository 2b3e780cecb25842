import { createRequire } from "node:module";
import type BetterSqlite3 from "better-sqlite3";

/** The first Node with the Node-API version of better-sqlite3 13. */
const FIRST_NODE_FOR_CURRENT_DRIVER = 22;

const require = createRequire(import.meta.url);
const nodeMajor = Number(process.versions.node.split(".", 1)[0]);

/**
 * The version of better-sqlite3 that this Node can run: 13 crashes on Node 20, 12 on Node 24
 * (docs/decisions/0006-two-sqlite-drivers.md). Types are those of `better-sqlite3`.
 */
export const Sqlite = require(
  nodeMajor >= FIRST_NODE_FOR_CURRENT_DRIVER ? "better-sqlite3" : "better-sqlite3-node20",
) as typeof BetterSqlite3;
