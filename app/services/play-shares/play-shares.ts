/** Shared code and the page that it comes from (`src`); null for absent parts. */
export interface SharedCode {
  html: string | null;
  css: string | null;
  js: string | null;
  src: string | null;
}

export type SaveOutcome =
  | { isSaved: true; id: string }
  | { isSaved: false; problem: "fields" }
  | { isSaved: false; problem: "too-large" }
  | { isSaved: false; problem: "limited"; retryAfterSeconds: number };

export type FindOutcome =
  | { isFound: true; code: SharedCode }
  /** `blocked`: blocked by the operators. `id`: unknown. */
  | { isFound: false; problem: "blocked" | "id" };

export type FlagOutcome =
  | { isFlagged: true }
  | { isFlagged: false; problem: "id" }
  | { isFlagged: false; problem: "reason" }
  | { isFlagged: false; problem: "limited"; retryAfterSeconds: number };

/** All methods throw UnavailableError while the database does not answer. */
export interface PlayShares {
  /** Stores code under a new id (server contract, 10). */
  save(userId: number, fields: unknown): Promise<SaveOutcome>;
  find(id: string): Promise<FindOutcome>;
  /** Flags code for the operators; it stays available. */
  flag(
    fields: { id: unknown; reason: unknown },
    clientAddress: string,
  ): Promise<FlagOutcome>;
}
