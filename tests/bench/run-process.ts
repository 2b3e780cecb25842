import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const POLL_MILLISECONDS = 50;

export interface ProcessRun {
  seconds: number;
  /** Peak resident memory in MB; null where the system does not provide it. */
  peakMegabytes: number | null;
  /**
   * Processor time of all threads at the last sample; null where the system does not provide it.
   */
  cpuSeconds: number | null;
}

/**
 * Spawns a program of the project.
 *
 * @param options `prefix`: wrapper command, such as `taskset`; `flags` of Node.
 */
export function startProgram(
  file: string,
  env: Record<string, string>,
  {
    prefix = [],
    flags = [],
  }: { prefix?: readonly string[]; flags?: readonly string[] } = {},
): ChildProcess {
  const loader = /\.tsx?$/.test(file) ? ["--import", "tsx"] : [];
  const [command, ...args] = [...prefix, process.execPath, ...flags, ...loader, file];
  return spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Runs a program to its end, with these flags of Node; rejects when it fails. */
export function runProgram(
  file: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ProcessRun> {
  const started = performance.now();
  const child = startProgram(file, env, { flags });
  let peakMegabytes: number | null = null;
  let cpuSeconds: number | null = null;
  const poll = setInterval(() => {
    peakMegabytes = readMemory(child, "VmHWM") ?? peakMegabytes;
    cpuSeconds = readCpuSeconds(child) ?? cpuSeconds;
  }, POLL_MILLISECONDS);
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => {
      clearInterval(poll);
      if (code === 0)
        resolve({
          seconds: (performance.now() - started) / 1000,
          peakMegabytes,
          cpuSeconds,
        });
      else reject(new Error(`${file} ended with exit code ${code}`));
    });
  });
}

/** Reads megabytes of a running process: `VmRSS` (current) or `VmHWM` (peak). Linux only. */
export function readMemory(
  { pid }: Pick<ChildProcess, "pid">,
  field: "VmRSS" | "VmHWM",
): number | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

/** Clock ticks per second, equal on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Reads user and system time of a running process with its threads. Linux only. */
export function readCpuSeconds({ pid }: Pick<ChildProcess, "pid">): number | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
    // Skips the name in parentheses, which may contain spaces; the rest is numbered from 3.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
