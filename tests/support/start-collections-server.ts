import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("./serve-collections.ts", import.meta.url));

export interface CollectionsServer {
  origin: string;
  kill(): void;
  /** True until it has been killed or has exited. */
  isRunning(): boolean;
}

export interface CollectionsServerOptions {
  /** The database's folder or URL. */
  place: string;
  /** Titles of the pages that can be saved. */
  pages: readonly string[];
  /** Size of the page cache; none by default. */
  pageCacheBytes?: number;
  /** Shell command to run first in the same process, such as `ulimit`. */
  prepare?: string;
}

/** Starts the collections API in a process of its own. */
export async function startCollectionsServer({
  place,
  pages,
  pageCacheBytes = 0,
  prepare = "true",
}: CollectionsServerOptions): Promise<CollectionsServer> {
  const args = [place, String(pageCacheBytes), ...pages];
  const command = [process.execPath, "--import", "tsx", PROGRAM, ...args];
  const child = spawn("sh", ["-c", `${prepare} && exec "$@"`, "sh", ...command], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = once(createInterface(child.stdout), "line") as Promise<string[]>;
  const ended = once(child, "exit").then(() => []);
  const [origin] = await Promise.race([line, ended]);
  if (origin === undefined) throw new Error("the server has ended before it listened");
  return {
    origin,
    kill: () => void child.kill("SIGKILL"),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}
