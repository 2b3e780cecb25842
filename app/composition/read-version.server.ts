import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

const PACKAGE = z.object({ version: z.string() });

/** Returns the version in the package.json below `root`. */
export function readVersion(root: string): string {
  const text = readFileSync(resolve(root, "package.json"), "utf8");
  return PACKAGE.parse(JSON.parse(text)).version;
}
