import { createHash, hash } from "node:crypto";
import type { Scan } from "../sources/scan";

export interface FingerprintOptions {
  /** Files whose change requires a compile, sources and compiler alike. */
  scan: Scan;
  /** Settings that change the result. */
  settings: Readonly<Record<string, string>>;
}

/**
 * Sum of the hashes of files in two parts of 48 bits. A sum, because one changed file of a hundred
 * thousand then costs one hash.
 */
export type StampSum = readonly [number, number];

export const NO_STAMPS: StampSum = [0, 0];

const HEX_DIGITS = 12;
const MODULUS = 2 ** 48;

/**
 * Hashes names, sizes and dates of all sources. Dates instead of contents, because hashing
 * those takes a fraction of a second for tens of thousands of files.
 */
export function computeFingerprint({ scan, settings }: FingerprintOptions): string {
  let sum = NO_STAMPS;
  for (const [path, stamp] of scan) sum = addStamp(sum, path, stamp);
  return toFingerprint(sum, settings);
}

/** Adds a file to a sum; the order of files does not matter. */
export function addStamp(sum: StampSum, path: string, stamp: string): StampSum {
  const [high, low] = hashStamp(path, stamp);
  return [(sum[0] + high) % MODULUS, (sum[1] + low) % MODULUS];
}

/** Takes a file out, with the stamp that it was added with. */
export function removeStamp(sum: StampSum, path: string, stamp: string): StampSum {
  const [high, low] = hashStamp(path, stamp);
  return [(sum[0] - high + MODULUS) % MODULUS, (sum[1] - low + MODULUS) % MODULUS];
}

/** Hashes settings and sum as base64url. */
export function toFingerprint(
  sum: StampSum,
  settings: FingerprintOptions["settings"],
): string {
  const text = `${JSON.stringify(settings)} ${sum.join(" ")}`;
  return createHash("sha256").update(text).digest("base64url");
}

function hashStamp(path: string, stamp: string): StampSum {
  const digits = hash("sha1", `${path}\0${stamp}`, "hex");
  return [
    parseInt(digits.slice(0, HEX_DIGITS), 16),
    parseInt(digits.slice(HEX_DIGITS, 2 * HEX_DIGITS), 16),
  ];
}
