/**
 * An input source with its actions, in the format shared by WebDriver and WebDriver BiDi.
 */
export interface InputSource {
  type: "pointer" | "key";
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** A browser with one window, reduced to what the journeys need. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page; null for undefined. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Page errors since the last call; empty where a browser does not report them. */
  takeProblems(): string[];
  close(): Promise<void>;
}

const LIMIT_MILLISECONDS = 20_000;
/** Time limit for a browser's start on a busy machine. */
export const START_LIMIT_MILLISECONDS = 90_000;
const POLL_MILLISECONDS = 50;

/**
 * Waits until a condition holds.
 * @throws Error with the description, after 20 seconds or the given limit.
 */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean>,
  limitMilliseconds = LIMIT_MILLISECONDS,
): Promise<void> {
  const end = Date.now() + limitMilliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}
