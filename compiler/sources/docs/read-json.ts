import { readFileSync } from "node:fs";

/** What a JSON file holds, unchecked; null when there is none, or it is no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
