import { join } from "node:path";
import { expect, test } from "vitest";
import { memoize } from "../core/memoize";
import { loadPlatformData } from "../sources/platform";
import { openProject } from "../authoring/language-server/project";
import { createContent, type TestContent } from "../authoring/test-content";
import { compileContent } from "./compile";
import { recall } from "./compile-job";
import { createCompileSession } from "./compile-session";
import type { CompileOptions } from "./last-compile";
import { recallForReading } from "./writer-mode";

function createOptions({ root, data }: TestContent, isForWriters: boolean) {
  return {
    contentRoot: root,
    translatedRoot: root,
    shippedSidebars: join(data, "none"),
    storeFile: join(root, "../content.sqlite"),
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
    isForWriters,
  } satisfies CompileOptions;
}

function open() {
  const site = createContent({ "/en-US/docs/Web": "a", "/en-US/docs/Web/A": "a" });
  return {
    site,
    forReaders: createOptions(site, false),
    forWriters: createOptions(site, true),
  };
}

test("work that writes no page remembers a store of the other mode", async () => {
  const { forReaders, forWriters } = open();
  await compileContent(forWriters);
  const session = createCompileSession();
  expect(recall(forReaders, session).memory).toBeNull();
  for (const options of [forReaders, forWriters])
    expect(recallForReading(options, session).memory?.pages.size).toBe(2);
  expect((await openProject(forReaders, session)).hasMemory).toBe(true);
  const renamed = { ...forReaders, siteName: "Other" };
  expect((await openProject(renamed, createCompileSession())).hasMemory).toBe(false);
});

test("a compile says that it makes all pages again because the mode was switched", async () => {
  const { site, forReaders, forWriters } = open();
  const said: string[] = [];
  // Read once, because it takes longer than the compiles.
  const platform = memoize(loadPlatformData);
  const compile = (options: CompileOptions, name: string) =>
    compileContent(
      { ...options, onModeSwitched: () => void said.push(name) },
      { ...createCompileSession(), platform },
    );
  await compile(forReaders, "first");
  site.write("en-us/web/a/index.md", "---\ntitle: A\nslug: Web/A\n---\n\nb\n");
  await compile(forReaders, "an edit");
  expect((await compile(forWriters, "on")).rendered).toBe(2);
  await compile({ ...forWriters, siteName: "Other" }, "a name");
  expect(said).toEqual(["on"]);
});
