import { createBreaker, type Breaker } from "~/resilience/create-breaker";
import { isAskError } from "~/domain/ai-help/ask-errors";
import { endInTime } from "./end-in-time";
import type { Provider } from "./providers/provider";

const RETRY_MILLISECONDS = 5_000;
/** Question of a probe. */
const PROBE = "What is HTML?";

export interface ModelBreakerOptions {
  silenceMilliseconds: number;
  retryMilliseconds?: number | undefined;
}

/** Keeps readers from waiting one after the other for a model that does not answer. */
export function createModelBreaker(
  provider: Provider,
  { silenceMilliseconds, retryMilliseconds = RETRY_MILLISECONDS }: ModelBreakerOptions,
): Breaker {
  /** Asks all that a question needs. A refusal is an answer too. */
  async function probe(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const asked = Promise.all([
      provider.isFlagged([PROBE], signal),
      provider.summarise(PROBE, PROBE, signal),
    ]);
    try {
      await endInTime(asked, { milliseconds: silenceMilliseconds, controller });
    } catch (error) {
      if (isSilence(error)) throw error;
    }
  }

  return createBreaker({
    name: "The model of AI Help",
    isSilence,
    probe,
    pauseMilliseconds: retryMilliseconds,
  });
}

function isSilence(error: unknown): boolean {
  return isAskError(error) && (error.code === "timeout" || error.code === "away");
}
