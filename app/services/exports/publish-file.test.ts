import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publishFile } from "./publish-file.server";

const FACTS = {
  format: "epub" as const,
  locale: "en-US" as const,
  area: null,
  title: null,
  file: "docs.epub",
  date: "2026-01-01T00:00:00Z",
};

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(draft: string): Promise<{ pages: number }> {
  writeFileSync(draft, "content");
  return Promise.resolve({ pages: 1 });
}

test("leaves nothing of an archive whose description can't be written", async () => {
  const folder = createFolder();
  const toJSON = () => {
    throw new Error("no space left");
  };
  const publishing = publishFile(folder, Object.assign({ toJSON }, FACTS), write);
  await expect(publishing).rejects.toThrow("no space left");
  expect(readdirSync(folder)).toEqual([]);
});

test("says of a full disk which archive lacks it, what was written, and what to do", async () => {
  const folder = createFolder();
  writeFileSync(join(folder, FACTS.file), Buffer.alloc(1_500_000));
  const message = "ENOSPC: no space left on device, write";
  const publishing = publishFile(folder, FACTS, (draft) => {
    writeFileSync(draft, Buffer.alloc(300_000));
    return Promise.reject(Object.assign(new Error(message), { code: "ENOSPC" }));
  });
  await expect(publishing).rejects.toThrow(
    `${join(folder, FACTS.file)} can't be written: ${message}; 0.3 MB of it were written, the archive of before has 1.5 MB and stays. Free space on its disk, or give --out a folder with more.`,
  );
  expect(readdirSync(folder)).toEqual([FACTS.file]);
});

test("says of a file in the place of the folder what to do", async () => {
  const file = join(createFolder(), "file");
  writeFileSync(file, "");
  await expect(publishFile(file, FACTS, write)).rejects.toThrow(
    "Give --out a folder: there is a file of this name.",
  );
});

test("removes drafts of killed commands, and leaves those of others that run", async () => {
  const folder = createFolder();
  const [killed, running] = ["docs.zim.1.part", "docs.zim.2.part"];
  for (const name of [killed, running]) writeFileSync(join(folder, name), "half");
  const before = Date.now() / 1_000 - 2 * 3_600;
  utimesSync(join(folder, killed), before, before);
  await publishFile(folder, FACTS, write);
  expect(readdirSync(folder).sort()).toEqual(["docs.epub", "docs.epub.json", running]);
});

test("leaves files of others alone that are named like drafts", async () => {
  const folder = createFolder();
  const others = ["Film.part", "docs.zip.part", "Video.zip.1.part"];
  const before = Date.now() / 1_000 - 2 * 3_600;
  for (const name of others) {
    writeFileSync(join(folder, name), "half");
    utimesSync(join(folder, name), before, before);
  }
  await publishFile(folder, FACTS, write);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});
