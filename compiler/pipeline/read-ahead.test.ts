import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ParsedFrontMatter } from "../sources/docs/front-matter";
import {
  answerReadAhead,
  openReadAhead,
  type ReadAhead,
  type ReadAheadRequest,
} from "./read-ahead";

/** More than two blocks. */
const FILE_COUNT = 150;

let folder = "";
let files: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "read-ahead-"));
  files = Array.from({ length: FILE_COUNT }, (_, index) => join(folder, `${index}.md`));
  for (const file of files) write(file, `On disk ${file}`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, title: string): void {
  writeFileSync(file, `---\ntitle: ${title}\nslug: A\n---\n`);
}

/** Opens the reading with one thread, whose part is done in this one when the test wants it. */
function open(): { ahead: ReadAhead; request: ReadAheadRequest } {
  const requests: ReadAheadRequest[] = [];
  const ahead = openReadAhead(files, [(request) => requests.push(request)]);
  const [request] = requests;
  if (!request) throw new Error("the thread got no request");
  return { ahead, request };
}

function readTitle({ readFrontMatterJson }: ReadAhead, file: string): string | undefined {
  return (JSON.parse(readFrontMatterJson(file)) as ParsedFrontMatter).data.title;
}

test("takes from a thread what that has read", () => {
  const { ahead, request } = open();
  answerReadAhead(request);
  for (const file of files) write(file, "Changed since");
  for (const file of files) expect(readTitle(ahead, file)).toBe(`On disk ${file}`);
  ahead.close();
});

test("reads what no thread has read", () => {
  const ahead = openReadAhead(files, []);
  for (const file of files) expect(readTitle(ahead, file)).toBe(`On disk ${file}`);
  ahead.close();
});

test("throws for a file that neither can read", () => {
  const [missing = ""] = files;
  rmSync(missing);
  const { ahead, request } = open();
  answerReadAhead(request);
  expect(() => ahead.readFrontMatterJson(missing)).toThrow("ENOENT");
  expect(readTitle(ahead, files[1] ?? "")).toBe(`On disk ${files[1] ?? ""}`);
  ahead.close();
});

test("a thread reads from the end, and stops where this one has come", () => {
  const { ahead, request } = open();
  for (const file of files.slice(0, 100)) readTitle(ahead, file);
  const post = vi.spyOn(request.port, "postMessage");
  answerReadAhead(request);
  const sent = post.mock.calls.flatMap(([answer]) => answer as [string, string][]);
  expect(sent.map(([file]) => file)).toEqual(files.slice(-64));
  ahead.close();
});

test("a thread reads nothing once the reading has ended", () => {
  const { ahead, request } = open();
  ahead.close();
  const post = vi.spyOn(request.port, "postMessage");
  answerReadAhead(request);
  expect(post).not.toHaveBeenCalled();
});
