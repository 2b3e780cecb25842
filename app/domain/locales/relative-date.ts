export interface RelativeDate {
  /** Negative for the past. */
  value: number;
  unit: "year" | "month" | "week" | "day" | "hour" | "minute";
}

const MINUTE_MILLISECONDS = 60_000;
const UNITS: readonly [unit: RelativeDate["unit"], minutes: number][] = [
  ["year", 525_600],
  ["month", 43_800],
  ["week", 10_080],
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
];

/** Distance of a date from now, in whole units of the largest unit that fits. */
export function toRelativeDate(date: Date, now: Date): RelativeDate {
  const minutes = (date.getTime() - now.getTime()) / MINUTE_MILLISECONDS;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(minutes) >= each) ?? [
    "minute",
    1,
  ];
  // Avoids -0, which Intl formats as past.
  return { value: Math.trunc(minutes / size) || 0, unit };
}

/** Whether a date is less than this many days in the past. */
export function isYoungerThan(date: Date, days: number, now: Date): boolean {
  const age = now.getTime() - date.getTime();
  return age >= 0 && age < days * 1440 * MINUTE_MILLISECONDS;
}
