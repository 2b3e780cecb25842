import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FetchPath } from "../../compiler/authoring/preview/write-preview";
import { UsageError } from "../command/usage-error";

const SERVER = "build/main/server.mjs";
const POLL_MILLISECONDS = 50;
const START_LIMIT_MILLISECONDS = 60_000;

/** Starts the built site on a free port with the store in this folder. */
export async function servePart(
  dataDir: string,
): Promise<{ fetchPath: FetchPath; stop(): Promise<void> }> {
  if (!existsSync(SERVER))
    throw new UsageError(`${SERVER} is missing: npm run build makes it`);
  const port = await getFreePort();
  const child = spawn(process.execPath, [SERVER], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "silent",
    },
  });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    child.kill();
    await ended;
  }
  const limit = performance.now() + START_LIMIT_MILLISECONDS;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new UsageError("the site could not start");
    if (performance.now() > limit) {
      await stop();
      throw new UsageError("the site does not answer");
    }
    await setTimeout(POLL_MILLISECONDS);
  }
  return { fetchPath: (path) => fetchPath(origin, path), stop };
}

async function fetchPath(origin: string, path: string): ReturnType<FetchPath> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return null;
  return { body, type: response.headers.get("content-type") ?? "" };
}

async function isUp(origin: string): Promise<boolean> {
  try {
    await (await fetch(`${origin}/en-US/`, { redirect: "manual" })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string")
    throw new Error("there is no port");
  return address.port;
}
