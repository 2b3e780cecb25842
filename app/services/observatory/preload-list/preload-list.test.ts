import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPreload } from "../engine/preloads";
import { loadPreloads, PRELOADS_FILE } from "./load-preloads.server";
import { openPreloads, packPreloads } from "./pack-preloads.server";
import { parseChromiumList } from "./parse-chromium-list";

const SOURCE = `// Copyright
{
  // Names.
  "entries": [
    { "name": "a.org", "policy": "custom", "mode": "force-https", "include_subdomains": true },
    { "name": "b.org", "mode": "force-https" },
    { "name": "pinned.org", "include_subdomains_for_pinning": true, "pins": "x" }
  ]
}`;

test("Chromium's list gives the names that force HTTPS", () => {
  expect([...parseChromiumList(SOURCE)]).toEqual([
    ["a.org", { includesSubDomains: true }],
    ["b.org", { includesSubDomains: false }],
  ]);
});

test("a packed list finds its names, and no others", () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  const name = fc
    .array(label, { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join("."));
  fc.assert(
    fc.property(fc.dictionary(name, fc.boolean()), name, (names, other) => {
      const entries = new Map(
        Object.entries(names).map(([key, includesSubDomains]) => [
          key,
          { includesSubDomains },
        ]),
      );
      const list = openPreloads(packPreloads(entries, "2026-01-01 test"));
      expect(list.origin).toBe("2026-01-01 test");
      for (const [key, entry] of entries) expect(list.find(key)).toEqual(entry);
      expect(list.find(other)).toEqual(entries.get(other) ?? null);
    }),
    { numRuns: 30 },
  );
});

describe("the shipped list", () => {
  const list = loadPreloads();

  test.each([
    ["anything.dev", true],
    ["github.com", true],
    ["bugzilla.mozilla.org", true],
    ["www.facebook.com", true],
    ["x.www.facebook.com", false],
    ["dropboxusercontent.com", false],
    ["example.com", false],
  ])("%s: %s", (host, isPreloaded) => {
    expect(findPreload(list, host) !== null).toBe(isPreloaded);
  });

  test("says when it was made", () => {
    expect(openPreloads(readFileSync(PRELOADS_FILE)).origin).toMatch(/^\d{4}-\d\d-\d\d /);
  });
});
