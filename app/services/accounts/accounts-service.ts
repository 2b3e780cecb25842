import type { User } from "~/domain/accounts/user";
import type { SessionView } from "../sessions/index.server";
import type { WhoamiFacts, WhoamiResponse } from "./whoami";

/** The sender of a request. */
export interface Reader {
  user: User | null;
  /** True when the session can't be looked up, so that the reader may be signed in. */
  isUnknown: boolean;
}

export interface SignInRequest {
  /** Untrusted; only paths of this site are followed. */
  next: string | null;
  /** Language of the provider's pages. */
  locale: string;
  /** Attempts sign-in without interaction (`prompt=none`). */
  isSilent: boolean;
  /** Expected account (`login_hint`). */
  email: string | null;
  /** Cookie header; it names the sign-ins that this browser has begun in other tabs. */
  cookieHeader: string | null;
}

/**
 * The reason for a failed sign-in: a forged or expired attempt, or an unavailable provider or
 * database.
 */
export type SignInProblem = "refused" | "provider" | "database";

/** Redirect target and Set-Cookie headers. */
export interface SignInStep {
  to: string;
  cookies: string[];
}

export type SignInOutcome =
  | ({ problem: null } & SignInStep)
  | { problem: SignInProblem; next: string; cookies: string[] };

export interface OwnSession extends SessionView {
  /** True for the session of the requesting browser. */
  isCurrent: boolean;
}

export interface Accounts {
  /** Skips the database when there is no session cookie. */
  getReader(cookieHeader: string | null): Promise<Reader>;
  /**
   * Returns the Set-Cookie header that clears the cookie of an ended session; null for any other
   * request.
   */
  findOverSession(cookieHeader: string | null): Promise<string | null>;
  /** Returns the response of whoami. */
  describeReader(facts: WhoamiFacts): WhoamiResponse;
  /**
   * Fetches and saves the current profile of a user.
   *
   * @param sealedToken The user's refresh token, as stored.
   */
  refreshProfile(uid: string, sealedToken: string): Promise<void>;
  /** Returns the redirect to the provider. */
  startSignIn(request: SignInRequest): Promise<SignInOutcome>;
  /** Completes the sign-in at the callback URL and creates the session. */
  finishSignIn(
    url: string,
    cookieHeader: string | null,
    userAgent?: string | null,
  ): Promise<SignInOutcome>;
  /**
   * Lists the sessions of a reader, most recently seen first.
   *
   * @throws UnavailableError, like endSession and endAllSessions
   */
  listSessions(userId: number, cookieHeader: string | null): Promise<OwnSession[]>;
  /** Ends one session of a reader; does nothing for an unknown handle. */
  endSession(userId: number, handle: string): Promise<void>;
  endAllSessions(userId: number): Promise<void>;
  /** Ends the session of this browser. */
  signOut(request: { next: unknown; cookieHeader: string | null }): Promise<SignInStep>;
}
