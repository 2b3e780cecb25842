/** A part that the reader left out, or a page that the code belongs to: null when there is none. */
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
  /** The operators have taken it away, or the id is none of ours. */
  | { isFound: false; problem: "blocked" | "id" };

export type FlagOutcome =
  | { isFlagged: true }
  | { isFlagged: false; problem: "id" }
  | { isFlagged: false; problem: "reason" }
  | { isFlagged: false; problem: "limited"; retryAfterSeconds: number };

/** All of it throws UnavailableError while the database does not answer. */
export interface PlayShares {
  /** Keeps code under an id of its own (server contract, 10). */
  save(userId: number, fields: unknown): Promise<SaveOutcome>;
  find(id: string): Promise<FindOutcome>;
  /** Tells the operators; the code is still given to who asks. */
  flag(
    fields: { id: unknown; reason: unknown },
    clientAddress: string,
  ): Promise<FlagOutcome>;
}
