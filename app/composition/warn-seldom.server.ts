import type { Logger } from "pino";

const PAUSE_MILLISECONDS = 60_000;

/**
 * Logs failures that each request may meet once a minute, so that an outage elsewhere does not fill
 * the disk. `unlogged` is the number of failures since the last line.
 *
 * @param now Milliseconds of a clock that is never set back, from any origin.
 */
export function warnSeldom(
  logger: Pick<Logger, "warn">,
  message: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let nextAt = -Infinity;
  let unlogged = 0;
  return (err) => {
    if (now() < nextAt) {
      unlogged += 1;
      return;
    }
    logger.warn({ err, ...(unlogged > 0 && { unlogged }) }, message);
    nextAt = now() + PAUSE_MILLISECONDS;
    unlogged = 0;
  };
}
