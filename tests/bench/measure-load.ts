import { spawnSync } from "node:child_process";
import autocannon from "autocannon";
import { canPin, READER_HEADERS, type BenchServer } from "./start-server";
import { median } from "./figures";

const CONNECTIONS = 10;
/**
 * Requests before anything is measured, so that V8 has compiled the server. A time would not do: on a
 * busy machine it is over after a few dozen pages.
 */
const WARM_UP_REQUESTS = 1_000;
/** Interleaves the candidates, so that noise of the machine affects all of them. */
const ROUNDS = 3;

export interface Load {
  url: string;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  /** Returns headers that differ per request. */
  varyHeaders?: (number: number) => Record<string, string>;
  varyBody?: (number: number) => string;
  /** Returns a path that differs per request. */
  varyPath?: (number: number) => string;
  /** Called with the body of each response that is measured. */
  onBody?: ((body: string) => void) | undefined;
  /** Expected status; 200 by default. */
  status?: number;
}

export interface LoadFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server per request; null where the system does not provide it. */
  cpuMicroseconds: number | null;
}

/** Pins the load generator away from the server's processor. */
export function keepOffServerCore(): void {
  if (canPin())
    spawnSync("taskset", ["-cp", "1", String(process.pid)], { stdio: "ignore" });
}

/** Returns the medians of several rounds for each candidate, by name. */
export async function compareLoads<Name extends string>(
  loads: Record<Name, { server: BenchServer; load: Load }>,
  seconds: number,
): Promise<Record<Name, LoadFigures>> {
  const names = Object.keys(loads) as Name[];
  for (const name of names) {
    const { server, load } = loads[name];
    await runLoad(server, { ...load, onBody: undefined }, { amount: WARM_UP_REQUESTS });
  }
  const rounds: Record<Name, LoadFigures>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figures: [Name, LoadFigures][] = [];
    for (const name of names) {
      const { server, load } = loads[name];
      figures.push([name, await runLoad(server, load, { duration: seconds })]);
    }
    rounds.push(Object.fromEntries(figures) as Record<Name, LoadFigures>);
  }
  const medians = names.map((name) => [name, takeMedian(rounds.map((all) => all[name]))]);
  return Object.fromEntries(medians) as Record<Name, LoadFigures>;
}

/** Throws on an unexpected response, because fast errors would look like speed. */
export async function runLoad(
  server: BenchServer,
  load: Load,
  /** Seconds, or a number of requests. */
  extent: { duration: number } | { amount: number },
): Promise<LoadFigures> {
  const { status = 200, varyHeaders, varyBody, varyPath, onBody, url, ...request } = load;
  const isVaried = varyHeaders ?? varyBody ?? varyPath ?? onBody;
  let number = 0;
  const cpu = server.readCpuSeconds();
  const result = await autocannon({
    url: `${server.origin}${url}`,
    connections: CONNECTIONS,
    ...extent,
    ...request,
    headers: { ...READER_HEADERS, ...request.headers },
    ...(isVaried && {
      requests: [
        {
          setupRequest(each: autocannon.Request) {
            number++;
            return {
              ...each,
              headers: { ...each.headers, ...varyHeaders?.(number) },
              ...(varyPath && { path: varyPath(number) }),
              ...(varyBody && { body: varyBody(number) }),
            };
          },
          ...(onBody && { onResponse: (_status, body: string) => onBody(body) }),
        },
      ],
    }),
  });
  const answered = Object.entries(result.statusCodeStats ?? {});
  const wrong = answered.filter(([code]) => code !== String(status));
  if (wrong.length > 0 || result.errors > 0 || answered.length === 0)
    throw new Error(`${url} answers ${JSON.stringify(result.statusCodeStats)}`);
  const spent = server.readCpuSeconds();
  const total = result.requests.total;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicroseconds:
      cpu === null || spent === null ? null : ((spent - cpu) / total) * 1e6,
  };
}

function takeMedian(figures: readonly LoadFigures[]): LoadFigures {
  const middle = (read: (each: LoadFigures) => number) => median(figures.map(read));
  return {
    perSecond: middle((each) => each.perSecond),
    p50: middle((each) => each.p50),
    p99: middle((each) => each.p99),
    cpuMicroseconds: middle((each) => each.cpuMicroseconds ?? 0),
  };
}

export function describe(name: string, figures: LoadFigures): Record<string, number> {
  return {
    [`${name}, requests/s`]: Math.round(figures.perSecond),
    [`${name}, p99 ms`]: figures.p99,
    ...(figures.cpuMicroseconds !== null && {
      [`${name}, processor µs each`]: Math.round(figures.cpuMicroseconds),
    }),
  };
}

export function ratio(a: number, b: number): number {
  return Math.round((a / Math.max(b, 0.001)) * 100) / 100;
}
