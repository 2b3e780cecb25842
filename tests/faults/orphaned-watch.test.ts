import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "orphan-"));
  mkdirSync(join(folder, "files/en-us/web"), { recursive: true });
  writeFileSync(
    join(folder, "files/en-us/web/index.md"),
    `---\ntitle: Web\nslug: Web\n---\n\nWords.\n`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a watching compiler ends with a server that ends before its first compile", async () => {
  const watcher = fork("cli/content.mjs", ["--watch"], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      CONTENT_ROOT: join(folder, "files"),
      DATA_DIR: join(folder, "data"),
      PLATFORM_REFERENCE: "off",
    },
  });
  const ended = once(watcher, "exit");
  watcher.disconnect();
  try {
    expect(await ended).toEqual([0, null]);
  } finally {
    watcher.kill();
  }
}, 60_000);
