/** Missing from TypeScript's DOM types, because only Chromium implements it. */
interface ConnectionFacts {
  saveData?: boolean;
  effectiveType?: string;
}

/** False for readers with data saver or a slow connection, for whom the site requests nothing ahead or again. */
export function mayPrefetch(
  { connection }: { connection?: ConnectionFacts } = navigator as Navigator & {
    connection?: ConnectionFacts;
  },
): boolean {
  return (
    connection?.saveData !== true && connection?.effectiveType?.endsWith("2g") !== true
  );
}
