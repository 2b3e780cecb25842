/** The day in UTC: `2026-01-31`. */
export function toIsoDate(time: Date): string {
  return time.toISOString().slice(0, "2026-01-31".length);
}

/**
 * Whether a text starts with an existing day, `2026-01-31`, optionally followed by a
 * time. The explicit check is needed because JavaScript reads `2026-02-31` as March 3.
 */
export function isIsoDate(text: string): boolean {
  const [, day = "", time] = /^(\d{4}-\d{2}-\d{2})(T.*)?$/.exec(text) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || toIsoDate(date) !== day) return false;
  return time === undefined || !Number.isNaN(Date.parse(text));
}
