import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { FIXTURE_SITE, toDataDir, toOrigin } from "./e2e-servers";

/** The runner of samples logs an address too, before the site is there. */
const READY = /"url":"(http:[^"]+)","msg":"ready"/;

export interface OwnSite {
  /** Origin of this site. */
  origin: string;
  dataDir: string;
  /** Ends the server. A page that is still loading from it would report failures: leave it first. */
  stop(): Promise<void>;
}

/**
 * Starts another server of the fixture site's content, configured for one test.
 * @param prepare Changes the folder of its data, which has the store, before the start.
 */
export async function startOwnSite(
  env: Record<string, string>,
  prepare: (dataDir: string) => void = () => undefined,
): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "own-site-"));
  copyFileSync(
    join(toDataDir(FIXTURE_SITE), STORE_FILE_NAME),
    join(dataDir, STORE_FILE_NAME),
  );
  prepare(dataDir);
  const child = spawn(process.execPath, ["build/main/server.mjs"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: "0",
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      SITE_ORIGIN: toOrigin(FIXTURE_SITE),
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let log = "";
    child.once("exit", () => reject(new Error(`the site did not start: ${log}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      const [, url] = READY.exec(log) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  return {
    origin,
    dataDir,
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
      rmSync(dataDir, { recursive: true });
    },
  };
}
