import type { Logger } from "pino";
import { toReason } from "~/domain/text/to-reason";

const PAUSE_MILLISECONDS = 60_000;

export interface Outage {
  /** Receives why an attempt has failed: the first with its stack, later ones as a line a minute. */
  fail(error: unknown): void;
  /** Tells that it is over, if an attempt has failed. */
  end(): void;
}

interface OutageTexts {
  /** Told while it lasts. */
  failed: string;
  /** Told once it is over. */
  over: string;
}

/**
 * Tells how long something has been unavailable, without a stack for each of the attempts, because a night of them
 * would bury what else the log says.
 *
 * @param now Milliseconds of a clock that is never set back, from any origin.
 */
export function tellOutage(
  logger: Pick<Logger, "error" | "info">,
  { failed, over }: OutageTexts,
  now: () => number = () => performance.now(),
): Outage {
  let since = 0;
  let toldAt: number | null = null;
  const countSeconds = () => Math.round((now() - since) / 1000);

  return {
    fail(err) {
      if (toldAt === null) {
        since = now();
        logger.error({ err }, failed);
      } else if (now() - toldAt < PAUSE_MILLISECONDS) return;
      else logger.error({ reason: toReason(err), waitedSeconds: countSeconds() }, failed);
      toldAt = now();
    },
    end() {
      if (toldAt === null) return;
      toldAt = null;
      logger.info({ waitedSeconds: countSeconds() }, over);
    },
  };
}
