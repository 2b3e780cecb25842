import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { SERVER_ALLOCATOR } from "../../cli/start/memory.mjs";
import { readCpuSeconds, readMemory, startProgram } from "./run-process";

/** Loads stand for readers: programs without a browser's name are limited as crawlers. */
export const READER_HEADERS = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

const START_LIMIT_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 10;

export interface BenchServer {
  origin: string;
  /** From spawn to the first page. */
  startSeconds: number;
  readMegabytes(): number | null;
  /** Processor time since the start. */
  readCpuSeconds(): number | null;
  stop(): Promise<void>;
}

/** Starts the production server on a free port, with the store in this folder. Needs a build. */
export function startServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<BenchServer> {
  return startPinned("build/main/server.mjs", {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...SERVER_ALLOCATOR,
    ...env,
  });
}

/** Starts a program that serves on its PORT, pinned to one processor where possible. */
export function startPinned(
  file: string,
  env: Record<string, string>,
): Promise<BenchServer> {
  return startOn(file, env, canPin() ? ["taskset", "-c", "0"] : []);
}

/** Starts such a program behind a wrapper command; on all processors without one. */
export async function startOn(
  file: string,
  env: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<BenchServer> {
  const port = await getFreePort();
  const origin = `http://localhost:${port}`;
  const started = performance.now();
  const child = startProgram(
    file,
    { NODE_ENV: "production", ...env, PORT: String(port) },
    { prefix },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error(`${file} ended`);
    if (performance.now() - started > START_LIMIT_MILLISECONDS) {
      child.kill();
      throw new Error(`${file} does not answer`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  return {
    origin,
    startSeconds: (performance.now() - started) / 1000,
    readMegabytes: () => readMemory(child, "VmRSS"),
    readCpuSeconds: () => readCpuSeconds(child),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Pinning needs at least two processors. */
export function canPin(): boolean {
  return (
    availableParallelism() > 1 &&
    spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0
  );
}

async function isUp(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/en-US/`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
