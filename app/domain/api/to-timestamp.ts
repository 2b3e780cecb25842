/** Formats a time as RFC 3339 in UTC, with fractions of a second only when they are not zero (server contract, 1.4). */
export function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(".000Z", "Z");
}
