// `npm start`: plain JavaScript, since nothing is built or transpiled when it runs first.
import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildCurrent, stampBuild } from "./start/build-stamp.mjs";
import { explainNodeVersion } from "./start/node-version.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TSX = ["--import", "tsx"];

const problem = explainNodeVersion(process.versions.node);
if (problem) stop(problem);

process.chdir(ROOT);
process.env["NODE_ENV"] ||= "production";

if (!isBuildCurrent(ROOT)) {
  console.log("Building the app ...");
  run("The build", ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"]);
  stampBuild(ROOT);
}
run("Compiling the content", [...TSX, "cli/content.ts"]);
serve();

/**
 * Runs a step to its end; a failed one ends the start with its exit code.
 *
 * @param {string} title
 * @param {string[]} args
 */
function run(title, args) {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (signal) process.exit(1);
  if (status !== 0) stop(`${title} failed (exit code ${status}).`, status ?? 1);
}

/** The server is a child with loaders of its own; signals for us are meant for it. */
function serve() {
  const server = spawn(process.execPath, [...TSX, "server.ts"], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  server.on("exit", (code) => process.exit(code ?? 1));
}

/**
 * @param {string} message
 * @param {number} [code]
 * @returns {never}
 */
function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
