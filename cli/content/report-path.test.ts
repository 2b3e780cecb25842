import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { toReportPath } from "./report-path";

test("names a file from the working directory, or from its checkout", () => {
  const root = mkdtempSync(join(tmpdir(), "report-path-"));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, ".git"));
  const file = join(root, "files/en-us/a/index.md");
  expect(toReportPath(file, root)).toBe("files/en-us/a/index.md");
  expect(toReportPath(file, join(root, "files"))).toBe("en-us/a/index.md");
  // A workflow has the site in a folder of the content's checkout.
  expect(toReportPath(file, join(root, ".site"))).toBe("files/en-us/a/index.md");
});
