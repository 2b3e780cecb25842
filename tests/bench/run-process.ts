import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const POLL_MILLISECONDS = 50;

export interface ProcessRun {
  seconds: number;
  /** Peak of the resident memory in MB; null where the system does not tell. */
  peakMegabytes: number | null;
}

/** A program of ours as its own process. */
export function startProgram(file: string, env: Record<string, string>): ChildProcess {
  const loader = file.endsWith(".ts") ? ["--import", "tsx"] : [];
  return spawn(process.execPath, [...loader, file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Runs a program to its end; rejects when it fails. */
export function runProgram(
  file: string,
  env: Record<string, string>,
): Promise<ProcessRun> {
  const started = performance.now();
  const child = startProgram(file, env);
  let peakMegabytes: number | null = null;
  const poll = setInterval(() => {
    peakMegabytes = readMemory(child, "VmHWM") ?? peakMegabytes;
  }, POLL_MILLISECONDS);
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => {
      clearInterval(poll);
      if (code === 0)
        resolve({ seconds: (performance.now() - started) / 1000, peakMegabytes });
      else reject(new Error(`${file} ended with exit code ${code}`));
    });
  });
}

/** Megabytes of a running process: `VmRSS` now, `VmHWM` at its highest. Linux only. */
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
