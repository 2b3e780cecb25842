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
  const sorted = (key: keyof CallTime) =>
    measured.map((each) => each[key]).sort((a, b) => a - b);
  return {
    [`${name}, median ms`]: percentile(sorted("milliseconds"), 0.5),
    [`${name}, 99th percentile ms`]: percentile(sorted("milliseconds"), 0.99),
    [`${name}, 99th percentile processor ms`]: percentile(
      sorted("processorMilliseconds"),
      0.99,
    ),
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
