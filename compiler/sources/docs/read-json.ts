import { readFileSync } from "node:fs";

/** Reads a JSON file without validation; null when it is missing or invalid. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
