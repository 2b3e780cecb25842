export interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetch for readers with data saver or a slow connection. */
export function mayPrefetch(
  connection: ConnectionFacts | undefined = readConnection(),
): boolean {
  const isSlow = connection?.effectiveType?.endsWith("2g") ?? false;
  return connection?.saveData !== true && !isSlow;
}

function readConnection(): ConnectionFacts | undefined {
  return (navigator as Navigator & { connection?: ConnectionFacts }).connection;
}
