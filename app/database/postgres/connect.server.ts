import pg from "pg";
import type { DialectOptions } from "../engine";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MILLISECONDS = 3_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 5_000;
/** For a server that no longer answers at all: it should have given up before. */
const ANSWER_TIMEOUT_MILLISECONDS = 6_000;

/** Opens a pool; connections are made when they are needed. */
export function connect({ target, isPatient, onError }: DialectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: target,
    max: isPatient ? 1 : MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    keepAlive: true,
    application_name: "web-docs-site",
    types: { getTypeParser: findParser },
    ...(!isPatient && {
      statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
      query_timeout: ANSWER_TIMEOUT_MILLISECONDS,
    }),
  });
  // A connection that breaks while nobody waits for it would end the process otherwise.
  pool.on("error", onError);
  pool.on("connect", (client) => void client.on("error", onError));
  return pool;
}

/** Ids, counts and times fit a JavaScript number, which SQLite gives for them, too. */
function findParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === Number(pg.types.builtins.INT8)) return Number;
  return pg.types.getTypeParser(oid, format as "text") as (value: string) => unknown;
}
