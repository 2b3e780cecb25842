import pg from "pg";
import type { DialectOptions } from "../engine";

const MAX_CONNECTIONS = 10;
/** Short because every page of a signed-in reader waits for the session query. */
const CONNECT_TIMEOUT_MILLISECONDS = 2_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 3_000;
/** Type of ids, counts and times; the driver returns it as text by default. */
const INT8_OID = 20;
/** Client-side timeout, for a server that is too broken to enforce statement_timeout. */
const ANSWER_TIMEOUT_MILLISECONDS = 4_000;

/** Creates a pool, which connects on demand. */
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
  // An "error" event of an idle connection ends the process unless a listener handles it.
  pool.on("error", onError);
  pool.on("connect", (client) => void client.on("error", onError));
  return pool;
}

type FindParser = (oid: number, format?: string) => (value: string) => unknown;

/** Parses int8 as a number, as SQLite does: ids, counts and times are safe integers. */
const findParser: FindParser = (oid, format) =>
  oid === INT8_OID ? Number : (pg.types.getTypeParser as FindParser)(oid, format);
