import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../../app", import.meta.url));

/** Components that belong to application screens although they lie outside routes. */
const APP_PARTS = ["ui/collections/"];

/** Matches a file of a route, by its path below app/; flat names have a dot for each slash. */
const ROUTE_FILE = /^routes\/([^/]+?)(?:\.tsx?|\/.*)$/;

/** Matches a template literal that may build an id: only id characters and values. */
const ID_TEMPLATE = /`((?:[a-z\d-]|\$\{[^}`]*\})+)`/g;

/**
 * Returns a function that assigns a message to a part by the code that names it: `start` for
 * behaviours (app/browser), which name theirs in quotes; `app` for screens that hydrate at once
 * and nothing else; else `reading`.
 *
 * @param {(path: string) => boolean} isAppPath Whether pages at the pattern of a route hydrate at once.
 * @returns {(id: string) => "start" | "reading" | "app"}
 */
export function createTextSorter(isAppPath) {
  const files = readFiles();
  const isAppFile = createAppFileTest(isAppPath);
  const isBehaviour = /** @param {string} name */ (name) => name.startsWith("browser/");
  const isReadingFile = /** @param {string} name */ (name) =>
    !isBehaviour(name) && !isAppFile(name);
  // Templates of behaviours make ids of elements (`${id}-title`), which a hundred texts would match.
  const behaviours = joinCode(files, isBehaviour);
  const isReading = createIdTest(joinCode(files, isReadingFile));
  return (id) =>
    behaviours.includes(`"${id}"`) ? "start" : isReading(id) ? "reading" : "app";
}

/** This file names every message for the type check alone. */
const MESSAGE_IDS = "domain/locales/message-ids.ts";

/** Folders of the server's code, whose texts browsers do not need. */
const SERVER_FOLDERS =
  /^(?:services|http|composition|database|rendering|content-store)\//;

/** Reads the code that browsers may run, by its path below app/. */
function readFiles() {
  const names = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const isCode = /** @param {string} name */ (name) =>
    /(?<!\.test|\.d|\.server)\.tsx?$/.test(name) &&
    !SERVER_FOLDERS.test(name) &&
    name !== MESSAGE_IDS;
  return new Map(
    names.filter(isCode).map((name) => [name, readFileSync(join(APP, name), "utf8")]),
  );
}

/**
 * @param {(path: string) => boolean} isAppPath
 * @returns {(name: string) => boolean}
 */
function createAppFileTest(isAppPath) {
  return (name) => {
    const [, route] = ROUTE_FILE.exec(name) ?? [];
    if (route === undefined) return APP_PARTS.some((place) => name.startsWith(place));
    return isAppPath(`/${route.replaceAll(".", "/")}`);
  };
}

/**
 * @param {Map<string, string>} files
 * @param {(name: string) => boolean} isWanted
 */
function joinCode(files, isWanted) {
  const wanted = [...files].filter(([name]) => isWanted(name));
  return wanted.map(([, code]) => code).join("\n");
}

/**
 * Returns a test whether code names an id, in quotes or by a template (`sign-${status}`).
 *
 * @param {string} code
 * @returns {(id: string) => boolean}
 */
function createIdTest(code) {
  const patterns = [...code.matchAll(ID_TEMPLATE)]
    .map(([, template = ""]) => template.replace(/\$\{[^}]*\}/g, "*"))
    .filter((template) => template.includes("*") && /[a-z]/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll("*", "[a-z0-9-]+")}$`));
  return (id) => code.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id));
}
