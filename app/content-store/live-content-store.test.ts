import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeStore } from "../../tests/support/fake-content-store";
import { ContentStoreError } from "./errors";
import {
  openLiveContentStore,
  type LiveContentStore,
  type LiveContentStoreOptions,
} from "./live-content-store.server";
import { toLogPath } from "./store-files.server";

let folder: string;
let file: string;
let live: LiveContentStore | null;
const closed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "live-store-"));
  file = join(folder, "content.sqlite");
  closed.length = 0;
  live = null;
});

afterEach(() => {
  live?.close();
  rmSync(folder, { recursive: true });
});

/** Replaces the file by a rename, as the writer does. */
function publish(text: string) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Fakes a store whose version is the file's text; `broken` fails to open. */
function open(path: string) {
  const version = readFileSync(path, "utf8");
  if (version === "broken") throw new ContentStoreError(path, "is not a content store");
  return createFakeStore({ version, onClose: () => closed.push(version) });
}

function openLive(
  options: Partial<
    Pick<LiveContentStoreOptions, "closeDelayMs" | "onError" | "open">
  > = {},
) {
  live = openLiveContentStore({ file, open, checkIntervalMs: 3_600_000, ...options });
  return live;
}

test("reads from a new file as soon as the file watcher reports it", async () => {
  publish("first");
  const { store } = openLive();
  expect(store.version).toBe("first");
  publish("second, longer");
  await vi.waitFor(() => {
    expect(store.version).toBe("second, longer");
  });
});

test("finds a new file by polling when the folder can't be watched", () => {
  publish("first");
  const { store, check } = openLive();
  publish("second, longer");
  check();
  expect(store.version).toBe("second, longer");
});

test("looks again at an edit whose log had its full length before it was complete", async () => {
  publish("first");
  let version = "first";
  live = openLiveContentStore({
    file,
    open: () => createFakeStore({ version }),
    checkIntervalMs: 3_600_000,
  });
  const { store, check } = live;
  writeFileSync(toLogPath(file), "all of the edit");
  check();
  expect(store.version).toBe("first");
  version = "second";
  await vi.waitFor(() => {
    expect(store.version).toBe("second");
  });
});

test("closes the old store only after requests that still read from it", async () => {
  publish("first");
  const { check, readCurrent } = openLive({ closeDelayMs: 1 });
  const held = readCurrent();
  publish("second, longer");
  check();
  expect(closed).toEqual([]);
  expect(held.version).toBe("first");
  await vi.waitFor(() => {
    expect(closed).toEqual(["first"]);
  });
});

test("closes at once what it opened for an edit that is not complete", () => {
  publish("first");
  const { check, readCurrent } = openLive();
  const current = readCurrent();
  writeFileSync(toLogPath(file), "half of an edit");
  check();
  expect(closed).toEqual(["first"]);
  expect(readCurrent()).toBe(current);
});

test("keeps the old store and reports once when the new file is broken", () => {
  publish("first");
  const onError = vi.fn();
  const { store, check } = openLive({ onError });
  publish("broken");
  check();
  check();
  expect(store.version).toBe("first");
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ContentStoreError));
});

test("tries a file again that could not be opened for want of a descriptor", () => {
  publish("first");
  const onError = vi.fn();
  let left = 0;
  const openLate = (path: string) => {
    if (left-- > 0) throw new Error("EMFILE: too many open files");
    return open(path);
  };
  const { store, check } = openLive({ onError, open: openLate });
  publish("second, longer");
  left = 2;
  check();
  check();
  expect(store.version).toBe("first");
  check();
  expect(store.version).toBe("second, longer");
  expect(onError).toHaveBeenCalledOnce();
});

test("opens a valid file that follows a broken one", () => {
  publish("first");
  const { store, check } = openLive({ onError: () => undefined });
  publish("broken");
  check();
  publish("third and longest");
  check();
  expect(store.version).toBe("third and longest");
});

test("keeps the store while the file is missing", () => {
  publish("first");
  const { store, check } = openLive();
  rmSync(file);
  check();
  expect(store.version).toBe("first");
});

test("throws at start when there is no file", () => {
  const openMissing = () => {
    throw new ContentStoreError(file, "there is no such file");
  };
  expect(() => openLiveContentStore({ file, open: openMissing })).toThrow(
    ContentStoreError,
  );
});

describe("damage of the file", () => {
  const TEN_MINUTES = 600_000;
  let time: number;

  function openDamaged() {
    time = 0;
    publish("first");
    live = openLiveContentStore({
      file,
      checkIntervalMs: 3_600_000,
      now: () => time,
      open: (path) => ({
        ...open(path),
        findSidebar: () => {
          throw Object.assign(new Error("malformed"), { code: "SQLITE_CORRUPT" });
        },
        findRedirect: () => {
          throw Object.assign(new Error("no such column"), { code: "SQLITE_ERROR" });
        },
      }),
    });
    return live;
  }

  test("is remembered for ten minutes after a read that met it", () => {
    const { store, isDamaged } = openDamaged();
    expect(() => store.findRedirect("/a")).toThrow("no such column");
    expect(isDamaged()).toBe(false);
    expect(() => store.findSidebar(1)).toThrow("malformed");
    time = TEN_MINUTES - 1;
    expect(isDamaged()).toBe(true);
    time = TEN_MINUTES;
    expect(isDamaged()).toBe(false);
  });

  test("is that of the file in use alone", () => {
    const { readCurrent, check, isDamaged } = openDamaged();
    const held = readCurrent();
    expect(() => held.findSidebar(1)).toThrow("malformed");
    publish("second, longer");
    check();
    expect(isDamaged()).toBe(false);
    expect(() => held.findSidebar(1)).toThrow("malformed");
    expect(isDamaged()).toBe(false);
  });
});

test("closes all open stores", () => {
  publish("first");
  const { check, close } = openLive();
  publish("second, longer");
  check();
  close();
  live = null;
  expect(closed).toEqual(["first", "second, longer"]);
});
