import { PostgresDialect, type Dialect } from "kysely";
import type { DialectOptions } from "../engine";
import { dropSilentConnections } from "./drop-silent-connections";

/** PostgreSQL through a connection pool. Loads the driver on demand. */
export function createDialect(options: DialectOptions): Dialect {
  return new PostgresDialect({
    async pool() {
      const { connect } = await import("./connect.server");
      const pool = connect(options);
      options.onPool?.(pool);
      return dropSilentConnections(pool);
    },
  });
}
