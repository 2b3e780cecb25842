import { UnavailableError } from "~/domain/site/unavailable-error";

const PROBE_PAUSE_MILLISECONDS = 500;

export interface BreakerOptions {
  /** Name of the resource at the beginning of messages. */
  name: string;
  /** Tells whether an error, after so many milliseconds, means that the resource did not answer in time. */
  isSilence(error: unknown, milliseconds: number): boolean;
  /** Sends the cheapest possible query; rejects when it fails. */
  probe(): Promise<unknown>;
  pauseMilliseconds?: number;
}

export interface Breaker {
  /** Runs the work; throws UnavailableError at once while the breaker is open. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Stops probing. */
  stop(): void;
}

/**
 * Creates a circuit breaker: after one query times out, all others fail at once until a probe
 * succeeds, so that only one request waits for the timeout.
 */
export function createBreaker({
  name,
  isSilence,
  probe,
  pauseMilliseconds = PROBE_PAUSE_MILLISECONDS,
}: BreakerOptions): Breaker {
  let isSilent = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Opens the breaker once, because several concurrent queries may time out together. */
  function fallSilent(): void {
    if (isSilent) return;
    isSilent = true;
    probeSoon();
  }

  function probeSoon(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      probe().then(() => {
        isSilent = false;
      }, probeSoon);
    }, pauseMilliseconds).unref();
  }

  return {
    async run(work) {
      if (isSilent)
        throw new UnavailableError(`${name} does not answer (circuit breaker open)`);
      const started = performance.now();
      try {
        return await work();
      } catch (error) {
        if (isSilence(error, performance.now() - started)) fallSilent();
        throw error;
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
