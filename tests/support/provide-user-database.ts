import { beforeEach, type beforeAll } from "vitest";
import { openUserDatabase, type TestDatabase } from "./open-user-database";

/**
 * Opens a user database before each test of the file, or before all of them (`beforeAll`). It is closed
 * after the file's own hooks, whose servers still use it.
 */
export function provideUserDatabase(
  before: typeof beforeEach | typeof beforeAll = beforeEach,
): Omit<TestDatabase, "close"> {
  let opened: TestDatabase;
  before(async () => {
    opened = await openUserDatabase();
    return () => opened.close();
  });
  return {
    get database() {
      return opened.database;
    },
    get folder() {
      return opened.folder;
    },
    openDead: () => opened.openDead(),
  };
}
