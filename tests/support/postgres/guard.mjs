// Starts a PostgreSQL in its own folder, prints its URL, and removes both when its standard input
// closes, which also happens when the test is killed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms, findUser } from "./find-postgres.mjs";

/** Durability off, because the data is disposable. */
const FAST_SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "shared_buffers=16MB",
  "max_connections=60",
];

const user = findUser();
const folder = mkdtempSync(join(tmpdir(), "pg-test-"));
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;

// Ignores signals to the process group of the tests, because this process cleans up after them.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on("end", () => void stop(0));

try {
  await start();
  process.stdout.write(`${folder}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function start() {
  const programs = findUsablePrograms();
  if (user.uid !== undefined && user.gid !== undefined)
    chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["--auth=trust", "--username=postgres", "--no-sync"];
  const { status, stderr } = spawnSync(
    join(programs, "initdb"),
    [`--pgdata=${data}`, "--encoding=UTF8", "--no-locale", ...options],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const settings = [
    ...FAST_SETTINGS,
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
  ];
  server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await waitUntilReady(server);
}

/** Copies the programs to a shared folder when they are inside root's home. */
function findUsablePrograms() {
  try {
    return findPrograms(user);
  } catch (error) {
    if (user.uid === undefined) throw error;
    const copy = join(folder, "postgres");
    chmodSync(folder, 0o755);
    cpSync(join(findPrograms({}), ".."), copy, {
      recursive: true,
      verbatimSymlinks: true,
    });
    return join(copy, "bin");
  }
}

/** @param {import("node:child_process").ChildProcess} started */
function waitUntilReady(started) {
  return new Promise((resolve, reject) => {
    let log = "";
    started.stderr?.on("data", (chunk) => {
      log += String(chunk);
      if (log.includes("ready to accept connections")) resolve(undefined);
    });
    started.once("error", reject);
    started.once("exit", () => reject(new Error(`PostgreSQL has ended: ${log}`)));
  });
}

/** @param {number} exitCode */
async function stop(exitCode) {
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
