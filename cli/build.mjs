// `npm run build`: the browser's and the server's code, and a note of what they were made from.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeBundle } from "../compiler/pipeline/bundle-module.mjs";
import { packFiles } from "./build/pack-files.mjs";
import { stampBuild } from "./start/build-stamp.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** All that Vite says; shown only when it fails. */
const LOG = ".cache/build.log";
const REDRAW_MILLISECONDS = 200;

const started = performance.now();
const clock = showClock();
const status = await runVite();
if (status === 0) {
  removeServerStyles();
  await packFiles(join(ROOT, "build/client"));
  await buildMain();
  stampBuild(ROOT);
}
clearInterval(clock);
if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
if (status === 0) console.log(`Built the site in ${formatSeconds()}.`);
process.exitCode = status;

/**
 * Keeps Vite's hundreds of lines in a file, and prints them when the build fails.
 *
 * @returns {Promise<number>} the exit code
 */
async function runVite() {
  const vite = spawn(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [vite.stdout, vite.stderr])
    stream.on("data", (/** @type {Buffer} */ chunk) => output.push(chunk));
  const [code] = await once(vite, "close");
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(join(ROOT, LOG), Buffer.concat(output));
  if (code !== 0) process.stderr.write(Buffer.concat(output));
  return typeof code === "number" ? code : 1;
}

/** Shows on a terminal that the build goes on: how many modules it has is known only at its end. */
function showClock() {
  if (!process.stdout.isTTY) return undefined;
  const draw = () =>
    process.stdout.write(`\rBuilding the site, about a minute: ${formatSeconds()}`);
  draw();
  return setInterval(draw, REDRAW_MILLISECONDS);
}

function formatSeconds() {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** The composition root and what it loads: translated at every start, it would cost a second. */
async function buildMain() {
  const folder = join(ROOT, "build/main");
  rmSync(folder, { recursive: true, force: true });
  await writeBundle(new URL("../server.ts", import.meta.url), folder);
}

/** The server's build leaves its own copy of all styles among the browser's files: no page links it. */
function removeServerStyles() {
  const folder = join(ROOT, "build/client/assets");
  for (const name of readdirSync(folder))
    if (/^server-build-.*\.css$/.test(name)) rmSync(join(folder, name));
}
