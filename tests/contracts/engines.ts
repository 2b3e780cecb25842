import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import { startPostgres } from "../support/postgres/throwaway-postgres";

/** Creates the databases of a test file. */
export interface TestEngine {
  /** Returns the URL of a database without tables. */
  createEmpty(): Promise<string>;
  stop(): Promise<void>;
}

export const ENGINES: readonly [name: string, start: () => Promise<TestEngine>][] = [
  ["SQLite", startSqlite],
  ["PostgreSQL", startPostgresEngine],
];

/** Opens a database; errors between queries fail the test. */
export function openTestDatabase(url: string): OpenDatabase {
  return openDatabase({
    url,
    dataDir: "unused",
    onError(error) {
      throw error;
    },
  });
}

function startSqlite(): Promise<TestEngine> {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-test-"));
  let count = 0;
  return Promise.resolve({
    createEmpty() {
      count += 1;
      return Promise.resolve(`sqlite:${folder}/${count}.sqlite`);
    },
    stop() {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
}

async function startPostgresEngine(): Promise<TestEngine> {
  const postgres = await startPostgres();
  return { createEmpty: () => postgres.createDatabase(), stop: () => postgres.stop() };
}
