import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";

export interface ThrowawayPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL that ends with this process at the latest. */
export async function startPostgres(): Promise<ThrowawayPostgres> {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL("guard.mjs", import.meta.url))],
    // A process group of its own, so that killing the tests' group leaves it alive to clean up.
    { stdio: ["pipe", "pipe", "inherit"], detached: true },
  );
  const exited = once(guard, "exit");
  const line = once(createInterface(guard.stdout), "line") as Promise<string[]>;
  const [folder] = await Promise.race([line, exited.then(() => [])]);
  if (folder === undefined) throw new Error("PostgreSQL did not start");

  let count = 0;
  return {
    async createDatabase() {
      count += 1;
      const name = `test_${count}`;
      await execute(toUrl(folder, "postgres"), `create database ${name}`);
      return toUrl(folder, name);
    },
    async stop() {
      guard.stdin.end();
      await exited;
    },
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function toUrl(folder: string, database: string): string {
  return `postgres://postgres@${encodeURIComponent(folder)}/${database}`;
}
