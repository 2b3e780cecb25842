// Runs everything CI runs, in the order that finds mistakes soonest: `npm test`.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./test/find-browser.mjs";

/** @type {ReadonlyArray<[title: string, command: string, args: string[]]>} */
const STEPS = [
  ["Types", "npm", ["run", "--silent", "typecheck"]],
  ["Lint and format", "npm", ["run", "--silent", "lint"]],
  ["Layers", "npm", ["run", "--silent", "layers"]],
  ["Unused code", "npm", ["run", "--silent", "unused"]],
  ["Unit and integration tests", "npm", ["run", "--silent", "test:unit"]],
  ["Build", "npm", ["run", "--silent", "build"]],
  ["Weight of the browser's files", "npm", ["run", "--silent", "size"]],
  ["Shipped content", "npm", ["run", "--silent", "content", "--", "--check"]],
  ["Browser tests", "npm", ["run", "--silent", "test:e2e"]],
];

const browser = findBrowser();
/** @type {NodeJS.ProcessEnv} */
const env = browser === null ? process.env : { ...process.env, CHROMIUM_PATH: browser };

for (const [title, command, args] of STEPS) {
  const started = performance.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(status ?? 1);
  }
  console.log(
    `${title}: passed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
