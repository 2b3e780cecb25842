/** Milliseconds in a day of UTC, which has no leap seconds or summer time here. */
export const DAY_MILLISECONDS = 86_400_000;
