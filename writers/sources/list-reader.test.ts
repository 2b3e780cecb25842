import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentStoreError } from "~/content-store/errors";
import { packJson } from "~/content-store/packed-json.server";
import { openWriterIndex } from "~/content-store/writer-index.server";
import { createContentStoreWriter } from "~/content-store/writer.server";
import { createListReader, type ListReader } from "./list-reader.server";

let folder: string;
let file: string;
let lists: ListReader | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "list-reader-"));
  file = join(folder, "content.sqlite");
  lists = null;
});

afterEach(() => {
  lists?.close();
  rmSync(folder, { recursive: true });
});

/** Compiles one page, and returns the version of the store. */
function compile(title: string): string {
  const url = `/en-US/docs/${title}`;
  const writer = createContentStoreWriter(file);
  writer.addDocument({
    url,
    title,
    packed: packJson(JSON.stringify({ mdn_url: url, title, summary: "" })),
    locale: "en-US",
    summary: "",
    modified: null,
    popularity: null,
    isSearchable: true,
    text: title,
    listed: { short_title: title, pageType: "guide", browserCompat: [] },
  });
  writer.finish();
  const index = openWriterIndex(file);
  index.close();
  return index.version;
}

function open(version: { served: string }, options: { closeDelayMs?: number } = {}) {
  lists = createListReader({
    open: () => openWriterIndex(file),
    readVersion: () => version.served,
    ...options,
  });
  return lists;
}

const CLOSED = "The database connection is not open";

test("a request reads on from the lists that it began with, while others get those of a new compile", async () => {
  const version = { served: compile("First") };
  const { read } = open(version, { closeDelayMs: 1 });
  const held = read();
  version.served = compile("Second");
  expect(read().listLocale("en-US")).toMatchObject([{ title: "Second" }]);
  expect(held.index.listPages("en-US")).toMatchObject([{ title: "First" }]);
  await vi.waitFor(() => expect(() => held.index.listFlaws("en-US")).toThrow(CLOSED));
});

test("keeps open lists while the new store can't be opened, and then opens it", () => {
  const version = { served: compile("First") };
  const { read } = open(version);
  const held = read();
  rmSync(file);
  version.served = "later";
  expect(read).toThrow(ContentStoreError);
  expect(read).toThrow(ContentStoreError);
  expect(held.index.listPages("en-US")).toMatchObject([{ title: "First" }]);
  version.served = compile("Second");
  expect(read().listLocale("en-US")).toMatchObject([{ title: "Second" }]);
});

test("keeps its lists while the store has the version that they are of", () => {
  const version = { served: compile("First") };
  const { read } = open(version);
  const first = read();
  version.served = "not noticed yet";
  expect(read()).toBe(first);
  expect(first.index.listPages("en-US")).toHaveLength(1);
});

test("closes all lists at its end", () => {
  const version = { served: compile("First") };
  const { read, close } = open(version);
  const old = read();
  version.served = compile("Second");
  const current = read();
  close();
  lists = null;
  for (const { index } of [old, current])
    expect(() => index.listFlaws("en-US")).toThrow(CLOSED);
});
