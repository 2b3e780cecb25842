import { setTimeout as wait } from "node:timers/promises";
import { TELEMETRY_LIMITS } from "~/domain/telemetry/limits";

/** Failures in a row after which the server rests (circuit breaker). */
const MAX_FAILURES = 3;
const REST_MILLISECONDS = 60_000;

/** A ping on its way to the telemetry server. */
export interface PendingPing {
  /** Path with a leading slash. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Compressed with gzip. */
  body: Uint8Array<ArrayBuffer>;
}

export interface ForwardOptions {
  /** Origin of the telemetry server. */
  origin: string;
  onError(error: unknown): void;
  call?: typeof fetch;
  /** Pause of the circuit breaker. */
  rest?: (milliseconds: number) => Promise<unknown>;
}

export interface Forwarding {
  /** Adds a ping to the queue; the oldest ones give way when it is full. */
  add(ping: PendingPing): void;
  /** Resolves when nothing is waiting, for tests and the end of the server. */
  settle(): Promise<void>;
  stop(): void;
}

/**
 * Passes pings on, one after the other and apart from the requests that brought them, so that no
 * outage or slowness there reaches a reader. A ping has three attempts of ten seconds; after three
 * failures in a row the queue rests for a minute.
 */
export function createForwarding(options: ForwardOptions): Forwarding {
  const { origin, onError, call = fetch, rest = restQuietly } = options;
  const queue: (PendingPing & { attempts: number })[] = [];
  let bytes = 0;
  let failures = 0;
  let isStopped = false;
  let run: Promise<void> | null = null;

  function drop(): void {
    bytes -= queue.shift()?.body.length ?? 0;
  }

  /** Resolves to true when the ping is done with: stored there, or refused for good. */
  async function send({ path, headers, body }: PendingPing): Promise<boolean> {
    const response = await call(origin + path, {
      method: "POST",
      headers,
      body,
      redirect: "error" as const,
      signal: AbortSignal.timeout(TELEMETRY_LIMITS.uploadMilliseconds),
    });
    await response.body?.cancel();
    return response.ok || (response.status >= 400 && response.status < 500);
  }

  async function attempt(ping: (typeof queue)[number]): Promise<void> {
    try {
      if (!(await send(ping))) throw new Error("The telemetry server failed");
      failures = 0;
    } catch (error) {
      failures++;
      ping.attempts++;
      if (failures === MAX_FAILURES) onError(error);
      if (ping.attempts >= TELEMETRY_LIMITS.attempts) return;
      queue.unshift(ping);
      bytes += ping.body.length;
    }
  }

  async function empty(): Promise<void> {
    for (let ping = queue.shift(); ping !== undefined; ping = queue.shift()) {
      bytes -= ping.body.length;
      await attempt(ping);
      if (failures >= MAX_FAILURES) {
        await rest(REST_MILLISECONDS);
        failures = 0;
      }
      if (isStopped) return;
    }
  }

  function start(): void {
    run ??= empty().finally(() => {
      run = null;
    });
  }

  return {
    add(ping) {
      if (isStopped) return;
      queue.push({ ...ping, attempts: 0 });
      bytes += ping.body.length;
      const { pendingPings, pendingBytes } = TELEMETRY_LIMITS;
      while (queue.length > pendingPings || bytes > pendingBytes) drop();
      start();
    },
    async settle() {
      while (run !== null) await run;
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Does not keep the process alive. */
function restQuietly(milliseconds: number): Promise<unknown> {
  return wait(milliseconds, undefined, { ref: false });
}
