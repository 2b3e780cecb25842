// `npm test` runs everything CI runs, fastest checks first.
import { spawn } from "node:child_process";
import { refuseArguments } from "./command/read-no-arguments.mjs";
import installBrowser from "./test/install-browser.mjs";

/** @typedef {readonly [title: string, script: string, options?: { args: string[], env: Record<string, string> }]} Step */

/**
 * Reuses the store of the shipped site that the browser tests make (tests/support/e2e-servers).
 */
const SHIPPED_SITE = { DATA_DIR: ".cache/e2e/shipped" };

/**
 * Stages run one after the other. The two lanes of the first take about as long as each other, and
 * keep one core busy each; tests use every core themselves.
 *
 * @type {ReadonlyArray<ReadonlyArray<ReadonlyArray<Step>>>}
 */
const STAGES = [
  [
    [
      ["Types, lint and format", "lint"],
      ["Layers", "layers"],
      ["Unused code", "unused"],
      ["Shipped content", "content", { args: ["--", "--check"], env: SHIPPED_SITE }],
    ],
    [
      ["Build", "build"],
      ["Weight of the browser's files", "size"],
    ],
  ],
  [[["Unit and integration tests", "test:unit"]]],
  [[["Browser tests", "test:e2e"]]],
];

refuseArguments({
  command: "test",
  usage: `Runs all that CI runs: checks of the code, the build, unit and browser tests.

Usage: npm test

Single files: npm run test:unit -- FILE, and npm run test:e2e -- FILE`,
});

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
// Before the stages, so that a machine without a browser fails at once.
installBrowser();

for (const lanes of STAGES) {
  const isAlone = lanes.length === 1;
  await Promise.all(lanes.map((steps) => runLane(steps, isAlone)));
}

/**
 * @param {ReadonlyArray<Step>} steps
 * @param {boolean} isAlone
 */
async function runLane(steps, isAlone) {
  for (const step of steps) await runStep(step, isAlone);
}

/**
 * Stops the whole run when the step fails. The output of a step that runs beside others is
 * printed at its end, so that lines of two steps do not mix.
 *
 * @param {Step} step
 * @param {boolean} isAlone
 */
async function runStep([title, script, options], isAlone) {
  const started = performance.now();
  if (isAlone) console.log(`\n== ${title}`);
  const { status, output } = await run(
    ["run", "--silent", script, ...(options?.args ?? [])],
    { stdio: isAlone ? "inherit" : "pipe", env: { ...process.env, ...options?.env } },
  );
  if (!isAlone) console.log(`\n== ${title}\n${output}`);
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    for (const child of running) child.kill();
    process.exit(status);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${title}: passed in ${seconds} s`);
}

/**
 * @param {string[]} args
 * @param {{ stdio: "inherit" | "pipe", env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ status: number; output: string }>}
 */
function run(args, { stdio, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { stdio: ["ignore", stdio, stdio], env });
    running.add(child);
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", reject);
    child.once("close", (status) => {
      running.delete(child);
      resolve({ status: status ?? 1, output });
    });
  });
}
