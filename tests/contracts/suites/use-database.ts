import { afterEach, beforeEach } from "vitest";
import type { OpenDatabase } from "~/database/open-database.server";
import { openTestDatabase } from "../engines";

/** Gives the URL of an empty database. */
export type CreateEmpty = () => Promise<string>;

/** A migrated database of its own for each test of a suite. */
export function useDatabase(createEmpty: CreateEmpty): () => OpenDatabase {
  let database: OpenDatabase;

  beforeEach(async () => {
    database = openTestDatabase(await createEmpty());
    await database.migrate();
  });

  afterEach(() => database.close());

  return () => database;
}
