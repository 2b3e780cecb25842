import { readMemory, startProgram } from "./run-process";

const PORT = 3299;
const START_LIMIT_MILLISECONDS = 30_000;

export interface BenchServer {
  origin: string;
  /** From spawn to the first page. */
  startSeconds: number;
  readMegabytes(): number | null;
  stop(): void;
}

/** The production server on its own port, with the store in this folder. Needs a build. */
export async function startServer(dataDir: string): Promise<BenchServer> {
  const origin = `http://localhost:${PORT}`;
  const started = performance.now();
  const child = startProgram("build/main/server.mjs", {
    DATA_DIR: dataDir,
    PORT: String(PORT),
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
  });
  while (!(await isUp(origin)))
    if (performance.now() - started > START_LIMIT_MILLISECONDS) {
      child.kill();
      throw new Error("the server does not answer");
    }
  return {
    origin,
    startSeconds: (performance.now() - started) / 1000,
    readMegabytes: () => readMemory(child, "VmRSS"),
    stop: () => void child.kill(),
  };
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
