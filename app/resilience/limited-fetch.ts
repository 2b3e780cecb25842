export interface FetchLimits {
  /** Time for the whole answer, body included. */
  milliseconds: number;
  /** Size of the body, after decompression. */
  maxBytes: number;
}

/** The body of an answer is longer than any that is expected. */
export class LongAnswerError extends Error {
  override readonly name = "LongAnswerError";

  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`);
  }
}

export type LimitedFetch = (
  input: string | URL | Request,
  init?: RequestInit,
) => Promise<Response>;

/**
 * Creates a fetch whose answers, or their bodies, fail beyond the limits. The body is piped, because
 * Node's fetch loses the signal of an answer that has begun to the garbage collector.
 */
export function createLimitedFetch({
  milliseconds,
  maxBytes,
}: FetchLimits): LimitedFetch {
  return async (input, init) => {
    const { signal, end } = startDeadline(milliseconds, init?.signal ?? null);
    try {
      const response = await fetch(input, { ...init, signal });
      const { readable, writable } = limitBytes(maxBytes);
      if (!response.body) {
        end();
        return response;
      }
      // The reader of the other end gets the error.
      response.body.pipeTo(writable, { signal }).then(end, end);
      return new Response(readable, response);
    } catch (error) {
      end();
      throw error;
    }
  };
}

/**
 * Returns a signal that is aborted after that time, or with the one that is given, until `end` is
 * called. AbortSignal.any() loses a timeout that nobody else holds to the garbage collector.
 */
export function startDeadline(milliseconds: number, given: AbortSignal | null) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException("The answer took too long", "TimeoutError"));
  }, milliseconds).unref();
  const leave = () => controller.abort(given?.reason);
  given?.addEventListener("abort", leave);
  if (given?.aborted) leave();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      given?.removeEventListener("abort", leave);
    },
  };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new LongAnswerError(maxBytes);
      controller.enqueue(chunk);
    },
  });
}
