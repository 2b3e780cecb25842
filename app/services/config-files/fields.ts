import { z } from "zod";

/** A date or time in ISO 8601; read as milliseconds since 1970. */
export const time = z
  .string()
  .refine(
    (value) => !Number.isNaN(Date.parse(value)),
    "a date such as 2026-05-01 is expected",
  )
  .transform((value) => Date.parse(value));

/** A digit for each entry, 1 while it is current: changes when one begins or ends. */
export function toWindowVersion(
  entries: readonly { from: number; until: number }[],
  now: number,
): string {
  return entries.map(({ from, until }) => (from <= now && now < until ? 1 : 0)).join("");
}
