import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files and folders that the build is made from. */
const SOURCES = [
  "app",
  "server.ts",
  "writers",
  "compiler",
  "cli",
  "public",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
];
const TEST = /\.test\.tsx?$/;
const STAMP = "build/stamp";
const ENTRIES = ["build/server/index.js", "build/main/server.mjs"];

/**
 * True when a change of this file makes a build stale.
 *
 * @param {string} path below the project's folder, with slashes
 */
export function isBuildSource(path) {
  return SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
}

/**
 * True when nothing that the build is made from has changed since `stampBuild`.
 *
 * @param {string} root
 */
export function isBuildCurrent(root) {
  const stamp = join(root, STAMP);
  if (![...ENTRIES.map((entry) => join(root, entry)), stamp].every(existsSync))
    return false;
  return readFileSync(stamp, "utf8") === hashSources(root);
}

/**
 * Notes the sources of the build.
 *
 * @param {string} root
 */
export function stampBuild(root) {
  writeFileSync(join(root, STAMP), hashSources(root));
}

/**
 * Hashes names, sizes and times, because reading every file would take longer than it is worth.
 *
 * @param {string} root
 */
function hashSources(root) {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const line of listFiles(root, source)) hash.update(line);
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} one line per file, in an order that doesn't depend on the file system
 */
function listFiles(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [`${path}\t${stats.size}\t${stats.mtimeMs}\n`];
  return readdirSync(join(root, path))
    .filter((name) => !TEST.test(name))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
