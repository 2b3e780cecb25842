export interface RateLimit {
  /** What is limited. */
  name: string;
  /** How often it may happen... */
  limit: number;
  /** ...from the first time on, before the count begins anew. */
  windowSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one use.
   *
   * @returns null when it is allowed, else after how many seconds it will be again.
   */
  take(limit: RateLimit, who: string): Promise<number | null>;
}
