import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";

/** A port without a listener. */
const DEAD_DATABASE = "postgres://user@127.0.0.1:1/nothing";

/** An embedded user database of a test, with its tables and without rows. */
export interface TestDatabase {
  database: OpenDatabase;
  /** Folder of the database, in which a site's other files may lie too. */
  folder: string;
  /** Opens a database that does not answer: its migration has failed, as at a server's start. */
  openDead(): Promise<OpenDatabase>;
  /** Closes all databases and removes the folder. */
  close(): Promise<void>;
}

/** Opens a migrated database in a folder of its own. */
export async function openUserDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "users-"));
  const opened: OpenDatabase[] = [];
  function open(url: string | undefined): OpenDatabase {
    const made = openDatabase({ url, dataDir: folder, onError: () => undefined });
    opened.push(made);
    return made;
  }
  const database = open(undefined);
  await database.migrate();
  return {
    database,
    folder,
    async openDead() {
      const dead = open(DEAD_DATABASE);
      const failure: unknown = await dead.migrate().catch((error: unknown) => error);
      if (!(failure instanceof Error) || !failure.message.includes("does not answer"))
        throw new Error(`${DEAD_DATABASE} is not dead`, { cause: failure });
      return dead;
    },
    async close() {
      await Promise.all(opened.map((each) => each.close()));
      rmSync(folder, { recursive: true });
    },
  };
}
