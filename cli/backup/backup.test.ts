import type * as FileSystem from "node:fs";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import { Sqlite } from "~/sqlite.server";
import { createUser } from "../../tests/support/sign-in";
import { backUp } from "./back-up";
import { getEmbeddedFile } from "./get-embedded-file";
import { restore } from "./restore";

const killed = vi.hoisted(() => ({ isBeforeRename: false }));
vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  return {
    ...fs,
    renameSync(from: string, to: string) {
      if (killed.isBeforeRename && from.endsWith(".restoring")) throw new Error("killed");
      fs.renameSync(from, to);
    },
  };
});

let folder: string;
let file: string;
let saved: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  file = join(folder, "data", "users.sqlite");
  saved = join(folder, "saved.sqlite");
  await open();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<void> {
  const dataDir = join(folder, "data");
  database = openDatabase({ url: undefined, dataDir, onError: () => undefined });
  await database.migrate();
}

async function readNames(): Promise<string[]> {
  const rows = await database.query((db) =>
    db.selectFrom("users").select("fxa_uid").orderBy("id").execute(),
  );
  return rows.map(({ fxa_uid }) => fxa_uid);
}

test("restores the state at the time of the backup", async () => {
  await createUser(database, { name: "early" });
  const { bytes } = await backUp({ from: file, to: saved });
  expect(bytes).toBe(statSync(saved).size);
  await createUser(database, { name: "late" });
  await database.close();
  const { kept } = await restore({ from: saved, to: file });
  await open();
  expect(await readNames()).toEqual(["uid-early"]);
  const before = new Sqlite(kept ?? "", { readonly: true });
  expect(before.prepare("select count(*) as users from users").get()).toEqual({
    users: 2,
  });
  before.close();
});

test("saves a database that others write to, into one file of its owner's", async () => {
  const writes = Promise.all(
    Array.from({ length: 50 }, (_, count) =>
      createUser(database, { name: String(count) }),
    ),
  );
  await backUp({ from: file, to: saved });
  await writes;
  expect((await readNames()).length).toBe(50);
  expect(readdirSync(folder).filter((name) => name.startsWith("saved"))).toEqual([
    "saved.sqlite",
  ]);
  expect(statSync(saved).mode & 0o777).toBe(0o600);
});

test("replaces no older backup", async () => {
  writeFileSync(saved, "precious");
  await expect(backUp({ from: file, to: saved })).rejects.toThrow("exists already");
  expect(statSync(saved).size).toBe(8);
});

test("reports that its folder is missing", async () => {
  const to = join(folder, "missing", "saved.sqlite");
  await expect(backUp({ from: file, to })).rejects.toThrow("There is no folder");
});

test("tells in one line why a database can't be copied and what to do, and leaves no part of it", async () => {
  await database.close();
  writeFileSync(file, "damaged".repeat(1_000));
  await expect(backUp({ from: file, to: saved })).rejects.toThrow(
    /^\S+users\.sqlite can't be copied to \S+saved\.sqlite\.part: file is not a database\. It is damaged: .* \(npm run restore -- FILE\)\.$/,
  );
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("says of a full disk how much the copy needs, and what to do", async () => {
  const full = Object.assign(new Error("database or disk is full"), {
    code: "SQLITE_FULL",
  });
  const copying = vi.spyOn(Sqlite.prototype, "backup").mockRejectedValue(full);
  onTestFinished(() => copying.mockRestore());
  await expect(backUp({ from: file, to: saved })).rejects.toThrow(
    /saved\.sqlite\.part: database or disk is full\. It needs \d+ kB\. Free space on its disk, or choose a folder with more\.$/,
  );
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("does not call a file damaged that it can't read", async () => {
  mkdirSync(saved);
  await expect(restore({ from: saved, to: file })).rejects.toThrow("can't be read");
});

test("reports that there is nothing to save", async () => {
  const from = join(folder, "missing.sqlite");
  await expect(backUp({ from, to: saved })).rejects.toThrow("There is no user database");
  expect(existsSync(saved)).toBe(false);
});

test("rejects restoring over a running server, even an idle one", async () => {
  await backUp({ from: file, to: saved });
  await expect(restore({ from: saved, to: file })).rejects.toThrow("stop the server");
  await createUser(database, { name: "unharmed" });
  expect(await readNames()).toEqual(["uid-unharmed"]);
});

function cutOff(): void {
  copyFileSync(file, saved);
  truncateSync(saved, 20_000);
}

test.each([
  ["is no database", () => writeFileSync(saved, "x".repeat(5_000))],
  ["is empty", () => writeFileSync(saved, "")],
  ["is cut off", cutOff],
])("restores nothing from a file that %s", async (_, spoil) => {
  await database.close();
  spoil();
  await expect(restore({ from: saved, to: file })).rejects.toThrow("no user database");
  await open();
  expect(await readNames()).toEqual([]);
});

test("rejects a newer version, and names the missing steps", async () => {
  await backUp({ from: file, to: saved });
  const newer = new Sqlite(saved);
  newer.exec("insert into kysely_migration values ('9999-future', 'now')");
  newer.close();
  await database.close();
  await expect(restore({ from: saved, to: file })).rejects.toThrow("9999-future");
  await open();
});

test("saves no database of a newer version, and names it rather than the draft", async () => {
  await database.close();
  const newer = new Sqlite(file);
  newer.exec("insert into kysely_migration values ('9999-future', 'now')");
  newer.close();
  await expect(backUp({ from: file, to: saved })).rejects.toThrow(
    /^\S+users\.sqlite is of a newer version/,
  );
  expect(readdirSync(folder)).toEqual(["data"]);
});

test("leaves the present database in its place until the backup takes it", async () => {
  await backUp({ from: file, to: saved });
  await createUser(database, { name: "late" });
  await database.close();
  killed.isBeforeRename = true;
  await expect(restore({ from: saved, to: file })).rejects.toThrow("killed");
  killed.isBeforeRename = false;
  await open();
  expect(await readNames()).toEqual(["uid-late"]);
});

test("takes the place of a database that is damaged", async () => {
  await createUser(database, { name: "saved" });
  await backUp({ from: file, to: saved });
  await database.close();
  writeFileSync(file, "damaged");
  writeFileSync(`${file}-wal`, "and what belongs to it");
  await restore({ from: saved, to: file });
  await open();
  expect(await readNames()).toEqual(["uid-saved"]);
});

test("takes the place of a database that was removed while the server ran, without its log", async () => {
  await createUser(database, { name: "saved" });
  await backUp({ from: file, to: saved });
  await createUser(database, { name: "late" });
  rmSync(file);
  await database.close();
  await restore({ from: saved, to: file });
  await open();
  expect(await readNames()).toEqual(["uid-saved"]);
});

test("makes the folder of a server that has never run", async () => {
  await backUp({ from: file, to: saved });
  const to = join(folder, "new", "users.sqlite");
  expect(await restore({ from: saved, to })).toEqual({ kept: null });
  expect(existsSync(to)).toBe(true);
});

test("leaves a PostgreSQL to its own programs", () => {
  const env = { DATABASE_URL: "postgres://host/db", SESSION_SECRET: "x".repeat(32) };
  expect(() => getEmbeddedFile(env, "pg_dump")).toThrow("use pg_dump");
  expect(getEmbeddedFile({ DATA_DIR: "/srv/data" }, "pg_dump")).toBe(
    "/srv/data/users.sqlite",
  );
});
