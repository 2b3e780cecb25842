import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file beside its place first, so that a server never sends half of it. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
