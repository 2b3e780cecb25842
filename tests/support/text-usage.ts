import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Tells whether an id stands anywhere in the code, in quotes or as a template makes it:
 * `sign-${status}` makes `sign-yes`.
 *
 * @param folders Below the project, whose code looks texts up.
 * @param lookUp What stands before the bracket of a look-up, as a regular expression.
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
