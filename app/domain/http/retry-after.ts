const SECONDS_PER_MINUTE = 60;

/** Whole minutes until a retry is worth it, for a text; at least one, because readers count no seconds. */
export function toRetryMinutes(retryAfterSeconds: number): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE));
}
