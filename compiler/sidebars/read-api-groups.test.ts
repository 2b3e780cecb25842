import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { readApiGroups } from "./read-api-groups";

const root = mkdtempSync(join(tmpdir(), "groups-"));

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function read(text: string | null) {
  const flaws: Flaw[] = [];
  mkdirSync(join(root, "jsondata"), { recursive: true });
  if (text !== null) writeFileSync(join(root, "jsondata/GroupData.json"), text);
  const groups = readApiGroups(root, (flaw) => flaws.push(flaw));
  return { groups, flaws };
}

test("reads the groups of the content folder", () => {
  const { groups, flaws } = read('[{ "DOM": { "interfaces": ["Node"] } }]');
  expect(groups?.get("dom")?.interfaces).toEqual(["Node"]);
  expect(flaws).toEqual([]);
});

test("gives null without a flaw when there is no such file", () => {
  expect(read(null)).toEqual({ groups: null, flaws: [] });
});

test("gives null and a flaw for a file of another shape", () => {
  const { groups, flaws } = read('{ "DOM": [] }');
  expect(groups).toBeNull();
  expect(flaws).toMatchObject([{ check: "sidebar", file: "jsondata/GroupData.json" }]);
});
