import { expect, test } from "vitest";
import type { Scan } from "./scan";
import { listChanges, noteChange, toMoment } from "./scan-moment";

/** Changes a scan as `rescan` does. */
function change(scan: Scan, path: string, entry: "1 1" | "2 2" | null): void {
  const before = scan.get(path);
  if (entry === null) scan.delete(path);
  else scan.set(path, entry);
  noteChange(scan, path, before);
}

test("lists what has changed, come and gone since a moment, with the entries then", () => {
  const scan: Scan = new Map([
    ["/changed", "1 1"],
    ["/gone", "1 1"],
    ["/same", "1 1"],
  ]);
  change(scan, "/changed before", "2 2");
  const moment = toMoment(scan);
  change(scan, "/changed", "2 2");
  change(scan, "/gone", null);
  change(scan, "/new", "1 1");
  expect(Object.fromEntries(listChanges(moment, scan))).toStrictEqual({
    "/changed": "1 1",
    "/gone": "1 1",
    "/new": undefined,
  });
  expect([...listChanges(toMoment(scan), scan)]).toEqual([]);
});

test("does not list what is as it was", () => {
  const scan: Scan = new Map([["/a", "1 1"]]);
  const moment = toMoment(scan);
  change(scan, "/a", "2 2");
  change(scan, "/a", "1 1");
  change(scan, "/b", "1 1");
  change(scan, "/b", null);
  expect([...listChanges(moment, scan)]).toEqual([]);
});

test("compares a moment with a scan that was made anew", () => {
  const scan: Scan = new Map([
    ["/a", "1 1"],
    ["/gone", "1 1"],
    ["/same", "1 1"],
  ]);
  const moment = toMoment(scan);
  change(scan, "/a", "2 2");
  const now: Scan = new Map([
    ["/a", "2 2"],
    ["/new", "1 1"],
    ["/same", "1 1"],
  ]);
  expect(Object.fromEntries(listChanges(moment, now))).toStrictEqual({
    "/a": "1 1",
    "/gone": "1 1",
    "/new": undefined,
  });
});
