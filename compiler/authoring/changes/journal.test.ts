import { existsSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContent, type TestContent } from "../test-content";
import { createChangeSet } from "./change-set";
import { openJournal } from "./journal";
import { readRecord } from "./record";
import { writeSide } from "./write-side";

const FILES = {
  "/en-US/docs/A": "one\r\n",
  "/en-US/docs/A/B": "two",
  "en-us/a/b/x.png": "\u0000\u00ff",
};

function prepare(site: TestContent) {
  const changes = createChangeSet([site.root]);
  changes.move(join(site.root, "en-us/a/b/x.png"), join(site.root, "en-us/c/d/x.png"));
  changes.remove(join(site.root, "en-us/a/b/index.md"));
  changes.write(join(site.root, "en-us/a/index.md"), "new");
  return changes.list();
}

test("applies a change and takes it back byte for byte, folders included", () => {
  const site = createContent(FILES);
  const before = site.readAll();
  const journal = openJournal(site.data, [site.root]);
  expect(journal.apply(prepare(site), "move x")).toMatchObject({ files: 4 });
  expect(Object.keys(site.readAll())).toEqual(["en-us/a/index.md", "en-us/c/d/x.png"]);
  expect(existsSync(join(site.root, "en-us/a/b"))).toBe(false);
  expect(journal.list().map(({ label }) => label)).toEqual(["move x"]);
  expect(journal.undo().label).toBe("move x");
  expect(site.readAll()).toEqual(before);
  expect(existsSync(join(site.root, "en-us/c"))).toBe(false);
  expect(() => journal.undo()).toThrow("nothing to undo");
});

test("leaves nothing to finish after an undo or a refused change", () => {
  const site = createContent(FILES);
  const journal = openJournal(site.data, [site.root]);
  const changes = prepare(site);
  const listBegun = () =>
    readdirSync(site.data).filter((name) => /^(?:preparing|pending|undoing)-/.test(name));
  journal.apply(changes, "move x");
  journal.undo();
  expect(listBegun()).toEqual([]);
  site.write("en-us/a/b/x.png", "other");
  expect(() => journal.apply(changes, "again")).toThrow("was changed meanwhile");
  expect(listBegun()).toEqual([]);
});

test("writes nothing when a file has changed since the plan", () => {
  const site = createContent(FILES);
  const changes = prepare(site);
  site.write("en-us/a/b/x.png", "other");
  const before = site.readAll();
  const journal = openJournal(site.data, [site.root]);
  expect(() => journal.apply(changes, "move")).toThrow("x.png was changed meanwhile");
  expect(site.readAll()).toEqual(before);
  expect(journal.list()).toEqual([]);
});

test("takes back the first files when a later one can't be written", () => {
  const site = createContent(FILES);
  const before = site.readAll();
  const changes = createChangeSet([site.root]);
  changes.write(join(site.root, "en-us/a/index.md"), "new");
  // A file can't be a folder, so that the second write fails.
  changes.write(join(site.root, "en-us/a/index.md.folder"), "file");
  const list = [
    ...changes.list(),
    {
      path: join(site.root, "en-us/a/b/x.png/y.md"),
      before: null,
      after: Buffer.from(""),
    },
  ];
  const journal = openJournal(site.data, [site.root]);
  expect(() => journal.apply(list, "fails")).toThrow();
  expect(site.readAll()).toEqual(before);
  expect(journal.list()).toEqual([]);
});

test("refuses to undo over later work", () => {
  const site = createContent(FILES);
  const journal = openJournal(site.data, [site.root]);
  journal.apply(prepare(site), "move");
  site.write("en-us/a/index.md", "later work");
  const before = site.readAll();
  expect(() => journal.undo()).toThrow(/changed since:\n.*a\/index\.md/);
  expect(site.readAll()).toEqual(before);
});

test.each([0, 1, 2, 3, 4])("finishes a change that crashed after %i files", (written) => {
  const site = createContent(FILES);
  const before = site.readAll();
  openJournal(site.data, [site.root]).apply(prepare(site), "move");
  const after = site.readAll();
  const [name = ""] = readdirSync(site.data).filter((one) => one.startsWith("done-"));
  const record = readRecord(join(site.data, name));
  const rest = {
    ...record,
    files: record.files.slice(written),
    readContent: (index: number, side: "before" | "after") =>
      record.readContent(index + written, side),
  };
  writeSide(rest, [site.root], { from: "after", to: "before" });
  renameSync(join(site.data, name), join(site.data, name.replace("done", "pending")));
  site.write("en-us/a/.index.md.0123456789ab.tmp", "ne");
  const told: string[] = [];
  const journal = openJournal(site.data, [site.root], (text) => void told.push(text));
  expect(told).toEqual(['"move" was interrupted and is now done.']);
  expect(site.readAll()).toEqual(after);
  journal.undo();
  expect(site.readAll()).toEqual(before);
});

test("finishes an interrupted undo, and drops what was never begun", () => {
  const site = createContent(FILES);
  const before = site.readAll();
  openJournal(site.data, [site.root]).apply(prepare(site), "move");
  const [name = ""] = readdirSync(site.data).filter((one) => one.startsWith("done-"));
  renameSync(join(site.data, name), join(site.data, name.replace("done", "undoing")));
  openJournal(site.data, [site.root]);
  expect(site.readAll()).toEqual(before);
  openJournal(site.data, [site.root]).apply(prepare(site), "move");
  const [second = ""] = readdirSync(site.data).filter((one) => one.startsWith("done-"));
  const after = site.readAll();
  renameSync(
    join(site.data, second),
    join(site.data, second.replace("done", "preparing")),
  );
  openJournal(site.data, [site.root]);
  expect(site.readAll()).toEqual(after);
  expect(readdirSync(site.data)).toEqual([]);
});

test("leaves a file alone that was changed after the crash, and says so", () => {
  const site = createContent(FILES);
  openJournal(site.data, [site.root]).apply(prepare(site), "move");
  const [name = ""] = readdirSync(site.data).filter((one) => one.startsWith("done-"));
  renameSync(join(site.data, name), join(site.data, name.replace("done", "pending")));
  site.write("en-us/a/index.md", "mine");
  const told: string[] = [];
  openJournal(site.data, [site.root], (text) => void told.push(text));
  expect(told.join()).toMatch(/left as they are:\n.*a\/index\.md$/);
  expect(site.read("en-us/a/index.md")).toBe("mine");
});

test("refuses a second command while one is running, but not after its end", () => {
  const site = createContent(FILES);
  openJournal(site.data, [site.root]);
  writeFileSync(join(site.data, "lock"), String(process.ppid));
  expect(() => openJournal(site.data, [site.root])).toThrow("another command");
  // The next process of a container may have the id of one that was killed.
  for (const ended of ["999999999", String(process.pid)]) {
    writeFileSync(join(site.data, "lock"), ended);
    expect(openJournal(site.data, [site.root]).list()).toEqual([]);
  }
});

test("refuses paths out of the roots, also by a symbolic link", () => {
  const site = createContent(FILES);
  const changes = createChangeSet([site.root]);
  symlinkSync(join(site.root, ".."), join(site.root, "out"));
  expect(() => changes.write(join(site.root, "../x"), "")).toThrow("not inside");
  expect(() => changes.write(join(site.root, "out/x"), "")).toThrow("symbolic link");
});
