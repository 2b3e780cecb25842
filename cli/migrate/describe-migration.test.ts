import { expect, test } from "vitest";
import { describeMigration } from "./describe-migration";

test("lists the steps that were taken", () => {
  expect(describeMigration({ done: ["0002-b", "0003-c"], total: 3 })).toBe(
    "The user database is up to date: took 2 of 3 steps now.\n  0002-b\n  0003-c",
  );
});

test("reports that there was no work", () => {
  expect(describeMigration({ done: [], total: 3 })).toBe(
    "The user database is up to date: all 3 steps had been taken before.",
  );
});
