import { AskError } from "~/domain/ai-help/ask-errors";

export interface TimeLimit {
  milliseconds: number;
  /** Aborted when the work takes too long. */
  controller: AbortController;
}

/**
 * Awaits the work, but no longer than that. The signal alone would not do: clients of models sleep
 * through any Retry-After without listening to it.
 *
 * @throws AskError when it takes longer; errors of the work.
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
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
