import { UnavailableError } from "~/domain/site/unavailable-error";

const PROBE_PAUSE_MILLISECONDS = 500;

export interface BreakerOptions {
  /** Whether an error says that something did not answer in time. */
  isSilence(error: unknown): boolean;
  /** Asks it for as little as possible; rejects when that fails. */
  probe(): Promise<unknown>;
  pauseMilliseconds?: number;
}

export interface Breaker {
  /** Does the work, or throws UnavailableError at once while there is no answer to be had. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Probes no more. */
  stop(): void;
}

/**
 * Has one request wait for something that does not answer, not every one: after the first silence,
 * all are refused until a probe is answered.
 */
export function createBreaker({
  isSilence,
  probe,
  pauseMilliseconds = PROBE_PAUSE_MILLISECONDS,
}: BreakerOptions): Breaker {
  let isSilent = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Whoever waited at the same time finds the same: one of them sees to it. */
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
      if (isSilent) throw new UnavailableError("The user database has fallen silent");
      try {
        return await work();
      } catch (error) {
        if (isSilence(error)) fallSilent();
        throw error;
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
