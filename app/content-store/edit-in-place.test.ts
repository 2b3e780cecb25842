import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTitles } from "~/domain/search/titles/title-index";
import type { ContentStore } from "./content-store";
import { openLiveContentStore, type LiveContentStore } from "./live-content-store.server";
import { packJson } from "./packed-json.server";
import { openContentStore } from "./reader.server";
import {
  findEditable,
  toLogPath,
  isReadyForEdits,
  makeEditable,
  makePlain,
} from "./store-files.server";
import { createContentStoreWriter, type ContentStoreWriter } from "./writer.server";

const URL_A = "/en-US/docs/A";
const URL_B = "/en-US/docs/B";
/** Position of the header's byte that names the version of the format for writers. */
const FORMAT_BYTE = 18;

let folder: string;
let file: string;
let live: LiveContentStore | null;
const opened: ContentStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "edit-in-place-"));
  file = join(folder, "content.sqlite");
  live = null;
  compile((writer) => {
    addPage(writer, URL_A, "first");
    addPage(writer, URL_B, "other");
  });
});

afterEach(() => {
  live?.close();
  for (const store of opened.splice(0)) store.close();
  rmSync(folder, { recursive: true });
});

function open(path = file): ContentStore {
  const store = openContentStore(path);
  opened.push(store);
  return store;
}

function compile(write: (writer: ContentStoreWriter) => void): void {
  const writer = createContentStoreWriter(file);
  write(writer);
  writer.finish();
}

function addPage(writer: ContentStoreWriter, url: string, title: string): number | null {
  const packed = packJson(JSON.stringify({ mdn_url: url, title, summary: "" }));
  return writer.addDocument({
    url,
    title,
    packed,
    locale: "en-US",
    summary: "",
    modified: null,
    popularity: null,
    isSearchable: true,
    text: title,
    listed: { short_title: title, pageType: "guide", browserCompat: [] },
  });
}

/** Opens a writer that has replaced a page. */
function beginEdit(title: string): ContentStoreWriter {
  const writer = createContentStoreWriter(file, { basis: "edit" });
  writer.removeDocument(URL_A);
  addPage(writer, URL_A, title);
  return writer;
}

function edit(title: string): void {
  beginEdit(title).finish({ keepsNames: true });
}

function readTitle(store: ContentStore): string | undefined {
  return store.findDocument(URL_A)?.document.title;
}

test("an edit is written into the same file, and readers keep what they opened", () => {
  makeEditable(file);
  const { ino } = lstatSync(findEditable(file) ?? "");
  const before = open();
  edit("second");
  expect(lstatSync(findEditable(file) ?? "").ino).toBe(ino);
  expect(readTitle(before)).toBe("first");
  expect(readTitle(open())).toBe("second");
});

test("a page keeps its id, and indexes of names stay valid, when only texts change", () => {
  const before = open();
  makeEditable(file);
  edit("second");
  const after = open();
  const list = (store: ContentStore) =>
    store.listSearchPages("en-US").map(({ id, url }) => [id, url]);
  expect(list(after)).toEqual(list(before));
  expect(after.namesVersion).toBe(before.namesVersion);
  expect(after.version).not.toBe(before.version);
  beginEdit("third").finish();
  expect(open().namesVersion).not.toBe(before.namesVersion);
});

test("the index of titles follows titles and pages", () => {
  const read = () => {
    const bytes = open().readTitleIndex("en-US") ?? new Uint8Array();
    return openTitles(bytes, { locale: "en-US", isArea: false });
  };
  const listTitles = () =>
    read()
      .listDocuments()
      .map(({ title }) => title);
  expect(listTitles()).toEqual(["first", "other"]);
  makeEditable(file);
  beginEdit("second").finish();
  expect(listTitles()).toEqual(["second", "other"]);
  const writer = createContentStoreWriter(file, { basis: "edit" });
  writer.removeDocument(URL_B);
  writer.finish();
  expect(listTitles()).toEqual(["second"]);
  expect(open().readTitleIndex("de")).toBeNull();
});

test("a new page gets no id of a page that is being replaced", () => {
  const writer = createContentStoreWriter(file, { basis: "edit" });
  writer.removeDocument(URL_B);
  const added = addPage(writer, "/en-US/docs/C", "new");
  const again = addPage(writer, URL_B, "again");
  writer.finish();
  expect(added).not.toBe(again);
  expect(open().countDocuments("en-US")).toBe(3);
});

test("readers see nothing of an edit that is not finished, or was given up", () => {
  makeEditable(file);
  const writer = beginEdit("second");
  expect(readTitle(open())).toBe("first");
  writer.abort();
  expect(readTitle(open())).toBe("first");
  edit("third");
  expect(readTitle(open())).toBe("third");
});

test("an edit that a crash cut off leaves the store of before", () => {
  makeEditable(file);
  open();
  const writer = beginEdit("second");
  // More than fits into memory, so that the log holds part of the edit.
  for (let at = 0; at < 90; at++)
    writer.addAsset({
      url: `/a${at}`,
      contentType: "image/png",
      body: Buffer.alloc(2 ** 20, at),
    });
  const crashed = join(folder, "crashed.sqlite");
  copyFileSync(file, crashed);
  copyFileSync(toLogPath(file), `${crashed}-wal`);
  expect(readFileSync(`${crashed}-wal`).length).toBeGreaterThan(2 ** 20);
  expect(readTitle(open(crashed))).toBe("first");
  writer.abort();
});

test("a compile replaces an editable store by a plain one, and removes its files", () => {
  makeEditable(file);
  const reader = open();
  edit("second");
  compile((writer) => void addPage(writer, URL_A, "compiled"));
  expect(readTitle(reader)).toBe("first");
  expect(readTitle(open())).toBe("compiled");
  expect(findEditable(file)).toBeNull();
  expect(readFileSync(file)[FORMAT_BYTE]).toBe(1);
  expect(readdirSync(folder)).toEqual(["content.sqlite"]);
});

test("a plain copy has the edits of the log", () => {
  makeEditable(file);
  const reader = open();
  edit("second");
  makePlain(file);
  expect(readTitle(reader)).toBe("first");
  expect(readTitle(open())).toBe("second");
  expect(readFileSync(file)[FORMAT_BYTE]).toBe(1);
  expect(readdirSync(folder)).toEqual(["content.sqlite"]);
});

test("a fresh copy has the edits of the log, and removes the copy of before", () => {
  makeEditable(file);
  const first = findEditable(file) ?? "";
  open();
  edit("second");
  expect(existsSync(toLogPath(file))).toBe(true);
  makeEditable(file);
  expect(isReadyForEdits(file)).toBe(true);
  expect(readTitle(open())).toBe("second");
  expect(existsSync(first)).toBe(false);
});

test("a plain store is updated by a copy of it", () => {
  const before = open();
  edit("second");
  expect(isReadyForEdits(file)).toBe(false);
  expect(readTitle(before)).toBe("first");
  expect(readTitle(open())).toBe("second");
});

test("a server notices an edit, and not that the same content has another file", async () => {
  const onSwap = vi.fn();
  live = openLiveContentStore({
    file,
    open: openContentStore,
    onSwap,
    checkIntervalMs: 3_600_000,
    closeDelayMs: 1,
  });
  const { store } = live;
  makeEditable(file);
  live.check();
  expect(onSwap).not.toHaveBeenCalled();
  const held = live.readCurrent();
  edit("second");
  await vi.waitFor(() => expect(readTitle(store)).toBe("second"));
  expect(onSwap).toHaveBeenCalledExactlyOnceWith(store.version);
  live.check();
  expect(onSwap).toHaveBeenCalledTimes(1);
  expect(held.version).not.toBe(store.version);
});
