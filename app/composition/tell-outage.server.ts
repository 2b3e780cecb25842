import type { Logger } from "pino";
import { toReason } from "~/domain/text/to-reason";

const PAUSE_MILLISECONDS = 60_000;

export interface Outage {
  /** Receives why an attempt has failed: the first with its stack, later ones as a line a minute. */
  fail(error: unknown): void;
  /** Tells that it is over, if an attempt has failed. */
  end(): void;
}

/**
 * Tells how long the user database has been awaited since the start, without a stack for each of the attempts,
 * because a night of them would bury what else the log says.
 *
 * @param now Milliseconds of a clock that is never set back, from any origin.
 */
export function tellOutage(
  logger: Pick<Logger, "error" | "info">,
  now: () => number = () => performance.now(),
): Outage {
  const since = now();
  let toldAt: number | null = null;
  const countSeconds = () => Math.round((now() - since) / 1000);

  return {
    fail(err) {
      const text = "user database unavailable: pages are served, forms are not";
      if (toldAt === null) logger.error({ err }, text);
      else if (now() - toldAt < PAUSE_MILLISECONDS) return;
      else logger.error({ reason: toReason(err), waitedSeconds: countSeconds() }, text);
      toldAt = now();
    },
    end() {
      if (toldAt === null) return;
      toldAt = null;
      logger.info(
        { waitedSeconds: countSeconds() },
        "user database available: forms are served",
      );
    },
  };
}
