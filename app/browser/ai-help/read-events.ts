/** A stream that was silent for too long. */
export class SilenceError extends Error {
  override readonly name = "SilenceError";
}

const EVENT_END = /\r?\n\r?\n/;

/**
 * Reads the unnamed JSON events of an event stream.
 *
 * @throws SilenceError when nothing comes for so long; what the stream throws when it breaks off.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silenceMilliseconds: number,
): AsyncGenerator {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await raceSilence(reader.read(), silenceMilliseconds);
      if (done) return;
      const events = (waiting + decoder.decode(value, { stream: true })).split(EVENT_END);
      waiting = events.pop() ?? "";
      for (const event of events) {
        const data = /^data: ?(.*)/ms.exec(event)?.[1];
        if (data !== undefined) yield JSON.parse(data) as unknown;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function raceSilence<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new SilenceError());
    }, milliseconds);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
