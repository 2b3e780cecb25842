import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Returns a test of whether an id occurs in the code, quoted or as a template: `sign-${status}`
 * produces `sign-yes`.
 *
 * @param folders Folders of the project to search.
 * @param lookUp Regular expression of the look-up function's name.
 */
export function createIdTest(
  folders: readonly string[],
  lookUp: string,
): (id: string) => boolean {
  const code = folders.map(readCode).join("\n");
  const patterns = collect(code, new RegExp(`${lookUp}\\(\\s*\`([^\`]+)\``, "g")).map(
    (template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
  );
  return (id) => code.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id));
}

function collect(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, found = ""]) => found);
}

function readCode(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|bench)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), "utf8"))
    .join("\n");
}
