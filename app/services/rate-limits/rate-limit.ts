export interface RateLimit {
  name: string;
  /** Maximum number of uses per window. */
  limit: number;
  /** Length of the window, which starts with the first use. */
  windowSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one use.
   *
   * @returns null when allowed, else the seconds until the window ends.
   */
  take(limit: RateLimit, who: string): Promise<number | null>;
}
