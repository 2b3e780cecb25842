import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuildCurrent, isBuildSource, stampBuild } from "./build-stamp.mjs";
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

test.each(["app/b.ts", "public/robots.txt", "compiler/a.ts", "package-lock.json"])(
  "a build is stale when %s is new",
  (file) => {
    for (const folder of ["public", "compiler"]) mkdirSync(join(root, folder));
    stampBuild(root);
    writeFileSync(join(root, file), "x");
    expect(isBuildCurrent(root)).toBe(false);
  },
);

test("a build is current when only a test has changed", () => {
  stampBuild(root);
  writeFileSync(join(root, "app/routes/a.test.tsx"), "x");
  expect(isBuildCurrent(root)).toBe(true);
});

test("a build is stale when a source is gone, or the build itself", () => {
  stampBuild(root);
  rmSync(join(root, "app/routes/a.tsx"));
  expect(isBuildCurrent(root)).toBe(false);
  stampBuild(root);
  rmSync(join(root, "build/server/index.js"));
  expect(isBuildCurrent(root)).toBe(false);
});

test("each file that the server and its workers are bundled from is a source", async () => {
  const { metafile } = await build({
    entryPoints: [
      "server.ts",
      "vite.config.ts",
      "app/offline-worker/worker.ts",
      "app/offline-worker/package-worker.ts",
      "app/offline-site/site.ts",
      "cli/build.mjs",
    ],
    absWorkingDir: join(import.meta.dirname, "../.."),
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: "build",
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(500);
  expect(inputs.filter((input) => !isBuildSource(input))).toEqual([]);
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
