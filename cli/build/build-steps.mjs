import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = ".cache/build-steps";
/** Estimate for the first build, exact enough for a progress bar. */
const FIRST_BUILD_STEPS = 1_700;

/**
 * Reads the number of steps of the last build, the estimate for the next one.
 *
 * @param {string} root
 */
export function readBuildSteps(root) {
  try {
    return Number(readFileSync(join(root, FILE), "utf8")) || FIRST_BUILD_STEPS;
  } catch {
    return FIRST_BUILD_STEPS;
  }
}

/**
 * @param {string} root
 * @param {number} steps
 */
export function noteBuildSteps(root, steps) {
  writeFileSync(join(root, FILE), String(steps));
}

/**
 * Tells the parent process of each module that is transformed and each chunk that is rendered. A
 * message is one step, because the two builds of a site have a copy of this module each.
 *
 * @returns {import("vite").Plugin}
 */
export function reportBuildSteps() {
  const report = () => {
    process.send?.("step");
    return null;
  };
  return { name: "report-build-steps", transform: report, renderChunk: report };
}
