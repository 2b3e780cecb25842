// `npm start` is plain JavaScript, because nothing is built when it runs first.
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { refuseArguments } from "./command/read-no-arguments.mjs";
import { isBuildCurrent } from "./start/build-stamp.mjs";
import { COMPILE_ALLOCATOR, COMPILE_FLAGS, SERVER_ALLOCATOR } from "./start/memory.mjs";
import { explainNodeVersion } from "./start/node-version.mjs";
import { startNode } from "./start/start-node.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SERVER = ["--enable-source-maps", "build/main/server.mjs"];

const problem = explainNodeVersion(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

refuseArguments({
  command: "start",
  usage: `Builds the site and compiles its content where they are missing or stale, and serves it.

Usage: npm start

Environment variables are its settings (docs/configuration.md): PORT=8080 npm start`,
});

process.chdir(ROOT);
process.env["NODE_ENV"] ||= "production";

if (!isBuildCurrent(ROOT)) await run(["cli/build.mjs"]);
// The server loads while the content is checked, and opens the store when it is told to.
const server = startServer();
await run([...COMPILE_FLAGS, "cli/content.mjs"], {
  env: { ...COMPILE_ALLOCATOR, ...process.env },
});
server.send("go");

/**
 * Runs a step to its end. A failed step has printed its reason and ends the start with its exit
 * code.
 *
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
async function run(args, options) {
  const child = startNode(args, { ...options, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) process.exit(code ?? 1);
}

/** Starts the server as a child process with its own loader. */
function startServer() {
  const child = startNode([...SERVER, "--wait-for-start-signal"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...SERVER_ALLOCATOR, ...process.env },
  });
  child.on("exit", (code) => process.exit(code ?? 1));
  return child;
}
