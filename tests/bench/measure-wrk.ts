import { spawn, spawnSync } from "node:child_process";
import { READER_HEADERS } from "./start-server";

const CONNECTIONS = 10;

export interface WrkFigures {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** True when the load generator `wrk` is installed, which needs a fifth of autocannon's time. */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["--version"], { stdio: "ignore" }).error === undefined;
}

/** Loads an address by wrk, on the processors of this process. */
export async function runWrk(
  url: string,
  { headers, seconds }: { headers: Record<string, string>; seconds: number },
): Promise<WrkFigures> {
  const sent = Object.entries({ ...READER_HEADERS, ...headers });
  const args = [
    "--threads",
    "1",
    "--connections",
    String(CONNECTIONS),
    "--latency",
    "--duration",
    `${String(seconds)}s`,
    ...sent.flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
  ];
  const report = await readOutput("wrk", [...args, url]);
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: toMilliseconds(/99%\s+([\d.]+\w+)/.exec(report)?.[1] ?? ""),
  };
}

function readOutput(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(output));
  });
}

/** Reads a time of wrk's report, such as `850.00us`, `2.91ms` or `1.05s`. */
function toMilliseconds(time: string): number {
  const value = Number.parseFloat(time);
  if (time.endsWith("us")) return value / 1000;
  return time.endsWith("ms") ? value : value * 1000;
}
