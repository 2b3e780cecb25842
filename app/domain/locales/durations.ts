/** Milliseconds in a day of UTC, which has no leap seconds or summer time here. */
export const DAY_MILLISECONDS = 86_400_000;

/** Whole minutes of a wait in seconds, for a text; at least one, because readers count no seconds. */
export function toWaitMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/**
 * Returns the time a number of calendar months before, in UTC and milliseconds. A day that the month lacks
 * becomes its end: six months before 31 August is the end of February.
 */
export function subtractMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() === day) return date.getTime();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
