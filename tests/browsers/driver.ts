/** One source of input with its actions, as WebDriver and WebDriver BiDi both write it. */
export interface InputSource {
  type: "pointer" | "key";
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** A browser with one window, as little of it as the journeys need. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; null for undefined. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Errors of the pages since the last call; none where a browser does not report them. */
  takeProblems(): string[];
  close(): Promise<void>;
}

const LIMIT_MILLISECONDS = 20_000;
/** How long a browser may take to start on a busy machine. */
export const START_LIMIT_MILLISECONDS = 90_000;
const POLL_MILLISECONDS = 50;

/**
 * Waits until something holds.
 *
 * @throws Error that names it, after 20 seconds or the given limit.
 */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean>,
  limitMilliseconds = LIMIT_MILLISECONDS,
): Promise<void> {
  const end = Date.now() + limitMilliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
