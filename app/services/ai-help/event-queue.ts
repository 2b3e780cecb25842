/**
 * Carries events from a producer that does not wait to one consumer, which may come late or leave
 * early. Bounded by the length of an answer.
 */
export interface EventQueue<Event> extends AsyncIterable<Event> {
  push(event: Event): void;
  end(): void;
  /** Ends the queue with an error, after the events before it. */
  fail(error: unknown): void;
}

/** @param onLeave Called when the consumer leaves before the end. */
export function createEventQueue<Event>(onLeave: () => void): EventQueue<Event> {
  const events: Event[] = [];
  let ending: { error?: unknown } | null = null;
  let wake: () => void = () => undefined;

  function finish(how: { error?: unknown }): void {
    ending ??= how;
    wake();
  }

  return {
    push(event) {
      events.push(event);
      wake();
    },
    end: () => finish({}),
    fail: (error) => finish({ error }),
    async *[Symbol.asyncIterator]() {
      let isFinished = false;
      try {
        for (;;) {
          const event = events.shift();
          if (event !== undefined) {
            yield event;
            continue;
          }
          if (ending) break;
          await new Promise<void>((resolve) => (wake = resolve));
        }
        isFinished = true;
        if ("error" in ending) throw ending.error;
      } finally {
        if (!isFinished) onLeave();
      }
    },
  };
}
