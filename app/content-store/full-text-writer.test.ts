import { expect, test } from "vitest";
import { Sqlite } from "~/sqlite.server";
import { createFullTextTable, createFullTextWriter } from "./full-text-writer.server";
import { LOCALES } from "~/domain/locales/locale";
import { fullTextTable } from "./schema";

test("adds each text under its page, of any length and script, also those longer than what may wait", () => {
  using database = openTables();
  const writer = createFullTextWriter(database);
  const words = ["zero", "größe", "δυο", "слово", "漢字かな", "😀 smile"];
  const texts = [10, 90_000, 700_000, 5, 300_000, 100_000].flatMap((length) =>
    words.map((word) => `begin ${"x ".repeat(length / 2)}${word}${length} end`),
  );
  for (const [id, text] of texts.entries()) writer.add("fr", id, `Title ${id}`, text);
  writer.flush();
  for (const [id, text] of texts.entries()) {
    const last = text.split(" ").at(-2) ?? "";
    expect(listIds(database, `"Title ${id}" AND "${last} end"`), last).toEqual([id]);
  }
  expect(listIds(database, "begin")).toHaveLength(texts.length);
});

test("adds a page that waits before it is removed", () => {
  using database = openTables();
  const writer = createFullTextWriter(database);
  writer.add("fr", 1, "One", "first");
  writer.add("fr", 2, "Two", "second");
  writer.remove("fr", 1);
  writer.flush();
  expect(listIds(database, "first OR second")).toEqual([2]);
});

function openTables() {
  const database = new Sqlite(":memory:");
  for (const locale of LOCALES) createFullTextTable(database, locale);
  return Object.assign(database, { [Symbol.dispose]: () => database.close() });
}

function listIds(database: ReturnType<typeof openTables>, query: string): number[] {
  const table = fullTextTable("fr");
  const found = database.prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH ?`);
  return found.all(query).map((row) => (row as { rowid: number }).rowid);
}
