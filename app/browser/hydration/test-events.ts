type Listener = (event: unknown) => void;

/** Test double of a document: `fire` dispatches the given events, targets included. */
export function createEvents() {
  const listeners: { type: string; listener: Listener; signal: AbortSignal }[] = [];
  return {
    listeners,
    addEventListener(
      type: string,
      listener: Listener,
      { signal }: { signal: AbortSignal },
    ): void {
      listeners.push({ type, listener, signal });
    },
    fire(event: { type: string; target?: unknown; pointerType?: string }): void {
      for (const { type, listener, signal } of listeners)
        if (type === event.type && !signal.aborted) listener(event);
    },
  };
}
