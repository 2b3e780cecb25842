import type { User } from "~/domain/user";

/** Who sends a request. */
export interface Reader {
  user: User | null;
  /** The session can't be looked up now: the reader may be signed in. */
  isUnknown: boolean;
}

export interface Accounts {
  /** Asks nothing of the database when there is no session cookie. */
  findReader(cookieHeader: string | null): Promise<Reader>;
}
