import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuildCurrent, stampBuild } from "./build-stamp.mjs";
import { explainNodeVersion } from "./node-version.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-stamp-"));
  for (const folder of ["app/routes", "build/main", "build/server"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of [
    "app/routes/a.tsx",
    "build/main/server.mjs",
    "build/server/index.js",
    "vite.config.ts",
  ])
    writeFileSync(join(root, file), "text");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test("a build without a stamp is stale", () => {
  expect(isBuildCurrent(root)).toBe(false);
});

test.each(["build/main/server.mjs", "build/server/index.js"])(
  "a build is stale without %s",
  (file) => {
    stampBuild(root);
    rmSync(join(root, file));
    expect(isBuildCurrent(root)).toBe(false);
  },
);

test("a build is current until a source changes", () => {
  stampBuild(root);
  expect(isBuildCurrent(root)).toBe(true);
  writeFileSync(join(root, "app/routes/a.tsx"), "longer text");
  expect(isBuildCurrent(root)).toBe(false);
});

test.each(["app/b.ts", "public/robots.txt", "package-lock.json", "remix.config.js"])(
  "a build is stale when %s is new",
  (file) => {
    mkdirSync(join(root, "public"));
    stampBuild(root);
    writeFileSync(join(root, file), "x");
    expect(isBuildCurrent(root)).toBe(false);
  },
);

test("a build is stale when a source is gone, or the build itself", () => {
  stampBuild(root);
  rmSync(join(root, "app/routes/a.tsx"));
  expect(isBuildCurrent(root)).toBe(false);
  stampBuild(root);
  rmSync(join(root, "build/server/index.js"));
  expect(isBuildCurrent(root)).toBe(false);
});

test.each(["20.19.0", "20.20.1", "22.0.0", "24.1.0"])(
  "Node %s is new enough",
  (version) => {
    expect(explainNodeVersion(version)).toBeNull();
  },
);

test.each(["20.18.3", "18.20.0"])(
  "Node %s gets one line about what is needed",
  (version) => {
    expect(explainNodeVersion(version)).toBe(
      `Node 20.19 or newer is needed; this is ${version}.`,
    );
  },
);
