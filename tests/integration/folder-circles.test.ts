import { cruise } from "dependency-cruiser";
import extractTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { expect, test } from "vitest";
import { listFolderCircles, type Import } from "../support/list-folder-circles";

const SOURCES = ["app", "compiler", "cli", "server.ts"];
/** Tests and their helpers may import from everywhere (.dependency-cruiser.cjs). */
const TESTS = "^tests/|\\.test\\.tsx?$|(^|/)test-[a-z-]+\\.ts$";

async function listImports(): Promise<Import[]> {
  const { output } = await cruise(
    SOURCES,
    {
      exclude: { path: TESTS },
      doNotFollow: { path: "node_modules" },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: "tsconfig.json" },
    },
    { extensions: [".ts", ".tsx", ".mjs", ".js"] },
    { tsConfig: extractTypeScriptConfig("tsconfig.json") },
  );
  if (typeof output === "string") throw new Error("dependency-cruiser made a report");
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

test("the project has no circle of folders", async () => {
  const imports = await listImports();
  expect(imports.length).toBeGreaterThan(1000);
  expect(listFolderCircles(imports)).toEqual([]);
}, 60_000);

test("finds folders that import each other over a third one and through sub-folders", () => {
  const circles = listFolderCircles([
    { from: "app/a/x/1.ts", to: "app/b/2.ts" },
    { from: "app/b/y/3.ts", to: "app/c/4.ts" },
    { from: "app/c/5.ts", to: "app/a/6.ts" },
    { from: "app/c/5.ts", to: "app/d/7.ts" },
  ]);
  expect(circles).toEqual(["app: a, b, c"]);
});

test("counts no import between a folder's own files and its sub-folders", () => {
  const circles = listFolderCircles([
    { from: "app/registry.ts", to: "app/a/1.ts" },
    { from: "app/a/1.ts", to: "app/types.ts" },
    { from: "app/a/2.ts", to: "app/a/1.ts" },
  ]);
  expect(circles).toEqual([]);
});
