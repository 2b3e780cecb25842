import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isRunning } from "~/content-store/store-files.server";

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
