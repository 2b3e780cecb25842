import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isRunning } from "~/content-store/store-files.server";
import { COMPILE_FLAGS } from "./memory.mjs";

const MODULE = fileURLToPath(new URL("./start-node.mjs", import.meta.url));
const CHILD = "console.log(process.pid); setInterval(() => {}, 60_000);";
const PARENT = `
  import { startNode } from ${JSON.stringify(MODULE)};
  startNode(["-e", ${JSON.stringify(CHILD)}], { stdio: "inherit" });
`;

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "ends a step of the start with the start itself, at %s",
  async (signal) => {
    const parent = spawn(process.execPath, ["--input-type=module", "-e", PARENT], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(parent, "exit");
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const child = Number(line.toString());
    expect(isRunning(child)).toBe(true);
    parent.kill(signal);
    await expect.poll(() => isRunning(child)).toBe(false);
    await ended;
  },
);

test("a compile by hand has the flags of one at the start", () => {
  const file = new URL("../../package.json", import.meta.url);
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts["content"]).toBe(`node ${COMPILE_FLAGS.join(" ")} cli/content.mjs`);
});
