import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Scan } from "../../sources/scan";
import { readSpotlights } from "./read-spotlights";

test("takes the same one of two pictures whatever order they were found in", () => {
  const root = mkdtempSync(join(tmpdir(), "spotlights-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "ann");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.md"), "---\ncontributor_name: Ann\n---\n\nHello.");
  const list = (...names: string[]) => {
    const scan: Scan = new Map(names.map((name) => [join(folder, name), "1 1"]));
    const reading = { kind: "spotlight", root, folder: root, siteName: "Docs" } as const;
    return readSpotlights({ ...reading, scan, flaws: [] }).pages.map(
      ({ shown }) => shown,
    );
  };
  const [jpeg, jpg] = ["profile-image.jpeg", "profile-image.jpg"];
  expect(list("index.md", jpeg, jpg)).toEqual(list("index.md", jpg, jpeg));
});
