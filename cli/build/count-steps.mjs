import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = ".cache/build-steps";
/** Of a first build: near enough for a bar. */
const FIRST_BUILD_STEPS = 1_700;

/**
 * How many steps the last build had, to measure the next one by.
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
