import { AskError } from "~/domain/ai-help/ask-errors";

export interface TimeLimit {
  milliseconds: number;
  /** Aborted when the work takes too long; ends the wait when another aborts it. */
  controller: AbortController;
}

/**
 * Awaits the work, but no longer than that, nor after an abort. The signal alone would not do:
 * clients of models sleep through any Retry-After without listening to it.
 *
 * @throws AskError when it takes longer or is aborted; errors of the work.
 */
export async function endInTime<Result>(
  work: Promise<Result>,
  { milliseconds, controller }: TimeLimit,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AskError("timeout"));
      controller.abort();
    }, milliseconds);
    const stop = () => reject(new AskError("provider"));
    controller.signal.addEventListener("abort", stop, { once: true });
    if (controller.signal.aborted) stop();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
