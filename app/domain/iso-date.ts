/** The day in UTC: `2026-01-31`. */
export function toIsoDate(time: Date): string {
  return time.toISOString().slice(0, "2026-01-31".length);
}
