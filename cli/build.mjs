// `npm run build` builds the code of browser and server, and notes which sources it was built
// from.
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeBundle } from "../compiler/pipeline/bundle-module.mjs";
import { bundleOfflineSite } from "./build/bundle-offline-site.mjs";
import { buildOptional } from "./build/build-optional.mjs";
import { noteBuildSteps, readBuildSteps } from "./build/build-steps.mjs";
import { packFiles } from "./build/pack-files.mjs";
import { createProgressBar } from "./command/progress-bar.mjs";
import { refuseArguments } from "./command/read-no-arguments.mjs";
import { stampBuild } from "./start/build-stamp.mjs";
import { startNode } from "./start/start-node.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Vite's output, which is shown only when the build fails. */
const LOG = ".cache/build.log";

/** Has 262 modules: reading each at every start would take a tenth of a second. */
const BUNDLED = ["kysely"];

refuseArguments({
  command: "build",
  usage: `Builds the code of browser and server into build/, which is made anew.

Usage: npm run build`,
});

const started = performance.now();
const progress = createProgressBar(process.stdout, { label: "Building the site" });
const status = await runVite();
if (status === 0) {
  removeUnused();
  await buildOptional(ROOT);
  await packFiles(join(ROOT, "build/client"));
  await Promise.all([buildMain(), buildWorkers()]);
  stampBuild(ROOT);
}
progress.finish();
if (status === 0) console.log(`Built the site in ${formatSeconds()}.`);
process.exitCode = status;

/**
 * Writes Vite's output to a file, and prints it when the build fails.
 *
 * @returns {Promise<number>} the exit code
 */
async function runVite() {
  const vite = startNode(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const total = readBuildSteps(ROOT);
  let steps = 0;
  vite.on("message", () => progress.update(++steps, Math.max(steps, total)));
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [vite.stdout, vite.stderr])
    stream?.on("data", (/** @type {Buffer} */ chunk) => output.push(chunk));
  const [code] = await once(vite, "close");
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  writeFileSync(join(ROOT, LOG), Buffer.concat(output));
  if (code === 0) noteBuildSteps(ROOT, steps);
  else process.stderr.write(Buffer.concat(output));
  return typeof code === "number" ? code : 1;
}

function formatSeconds() {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Bundles the composition root: translating it at every start would take a second. */
async function buildMain() {
  const folder = join(ROOT, "build/main");
  rmSync(folder, { recursive: true, force: true });
  const packages = BUNDLED.map((name) => [
    name,
    fileURLToPath(import.meta.resolve(name)),
  ]);
  await writeBundle(
    new URL("../server.ts", import.meta.url),
    folder,
    Object.fromEntries(packages),
  );
}

/**
 * Bundles the service workers, which run outside of pages and share no chunk with them, and the
 * site of readers with a content package.
 */
async function buildWorkers() {
  await bundleOfflineSite(ROOT, join(ROOT, "build/worker/offline-site.js"));
  await build({
    entryPoints: ["worker.ts", "package-worker.ts", "show-kept.ts"].map((name) =>
      join(ROOT, "app/offline-worker", name),
    ),
    outdir: join(ROOT, "build/worker"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    logLevel: "error",
    tsconfig: join(ROOT, "tsconfig.json"),
  });
}

/**
 * Removes from the browser's files what no page loads: the server build's copy of all styles, and the list of
 * all routes, because pages ask for those that they come to (`v3_lazyRouteDiscovery`).
 */
function removeUnused() {
  const folder = join(ROOT, "build/client/assets");
  for (const name of readdirSync(folder))
    if (/^(?:server-build-.*\.css|manifest-.*\.js)$/.test(name))
      rmSync(join(folder, name));
}
