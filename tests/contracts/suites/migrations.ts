import { describe, expect, test } from "vitest";
import { isUnavailable } from "~/domain/unavailable-error";
import { MIGRATIONS } from "~/database/migrations/index";
import { openTestDatabase } from "../engines";
import type { CreateEmpty } from "./use-database";

const NAMES = MIGRATIONS.map(({ name }) => name);

export function describeMigrations(createEmpty: CreateEmpty): void {
  describe("migrations", () => {
    test("run once, in order, and then find nothing to do", async () => {
      const database = openTestDatabase(await createEmpty());
      expect(await database.migrate()).toEqual({ done: NAMES, total: NAMES.length });
      expect(await database.migrate()).toEqual({ done: [], total: NAMES.length });
      await database.close();
    });

    test("run once when several servers start together", async () => {
      const url = await createEmpty();
      const servers = Array.from({ length: 4 }, () => openTestDatabase(url));
      const reports = await Promise.all(servers.map((server) => server.migrate()));
      expect(reports.flatMap(({ done }) => done)).toEqual(NAMES);
      await Promise.all(servers.map((server) => server.close()));
    });

    test("refuse queries as unavailable until they have run", async () => {
      const database = openTestDatabase(await createEmpty());
      const count = () =>
        database.query((db) => db.selectFrom("helpfulness_votes").select("id").execute());
      const error: unknown = await count().catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
      await database.migrate();
      expect(await count()).toEqual([]);
      await database.close();
    });
  });
}
