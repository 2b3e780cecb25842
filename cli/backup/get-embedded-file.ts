import { readConfig } from "~/config.server";
import { getEngine } from "~/database/get-engine.server";
import { UsageError } from "../command/usage-error";

/**
 * Finds the file of the embedded user database.
 *
 * @param instead The program that does the same for a PostgreSQL.
 * @throws UsageError when the environment names a PostgreSQL, ConfigError for a bad value.
 */
export function getEmbeddedFile(
  env: Record<string, string | undefined>,
  instead: string,
): string {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readConfig(env);
  if (url?.startsWith("postgres"))
    throw new UsageError(
      `DATABASE_URL names a PostgreSQL: use ${instead} (docs/operations.md)`,
    );
  return getEngine({ url, dataDir }).target;
}
