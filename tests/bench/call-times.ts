import { percentile, round } from "./figures";

/** Time of one call. */
export interface CallTime {
  milliseconds: number;
  /** Excludes other processes, because the machine may be busy with them. */
  processorMilliseconds: number;
}

export function timeCall<Result>(call: () => Result): CallTime & { results: Result } {
  const started = performance.now();
  const processor = process.cpuUsage();
  const results = call();
  const { user, system } = process.cpuUsage(processor);
  return {
    results,
    milliseconds: performance.now() - started,
    processorMilliseconds: (user + system) / 1000,
  };
}

/** Rows of a table: median and 99th percentile. */
export function toTimes(
  name: string,
  measured: readonly CallTime[],
): Record<string, number> {
  const at = (share: number, key: keyof CallTime) =>
    round(
      percentile(
        measured.map((each) => each[key]),
        share,
      ),
    );
  return {
    [`${name}, median ms`]: at(0.5, "milliseconds"),
    [`${name}, 99th percentile ms`]: at(0.99, "milliseconds"),
    [`${name}, 99th percentile processor ms`]: at(0.99, "processorMilliseconds"),
  };
}
