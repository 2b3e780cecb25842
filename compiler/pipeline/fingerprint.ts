import { createHash } from "node:crypto";
import type { Scan } from "../sources/scan";

export interface FingerprintOptions {
  /** Files whose change requires a compile, sources and compiler alike. */
  scan: Scan;
  /** Settings that change the result. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Hashes names, sizes and dates of all sources. Dates instead of contents, because hashing
 * those takes a fraction of a second for tens of thousands of files.
 */
export function computeFingerprint({ scan, settings }: FingerprintOptions): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of [...scan.keys()].sort())
    hash.update(`${path}\0${scan.get(path) ?? ""}\n`);
  return hash.digest("base64url");
}
