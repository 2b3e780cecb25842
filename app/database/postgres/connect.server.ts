import pg from "pg";
import type { DialectOptions } from "../engine";

const MAX_CONNECTIONS = 10;
/** A page waits for its reader's session: what takes longer than this is not worth the wait. */
const CONNECT_TIMEOUT_MILLISECONDS = 2_000;
const STATEMENT_TIMEOUT_MILLISECONDS = 3_000;
/** The type of ids, counts and times, which the driver would give as text. */
const INT8_OID = 20;
/** For a server that no longer answers at all: it should have given up before. */
const ANSWER_TIMEOUT_MILLISECONDS = 4_000;

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

type FindParser = (oid: number, format?: string) => (value: string) => unknown;

/** Ids, counts and times fit a JavaScript number, which SQLite gives for them, too. */
const findParser: FindParser = (oid, format) =>
  oid === INT8_OID ? Number : (pg.types.getTypeParser as FindParser)(oid, format);
