import type { User } from "~/domain/accounts/user";
import type { SessionView } from "../sessions/index.server";
import type { WhoamiFacts, WhoamiResponse } from "./whoami";

/** Who sends a request. */
export interface Reader {
  user: User | null;
  /** The session can't be looked up now: the reader may be signed in. */
  isUnknown: boolean;
}

export interface SignInRequest {
  /** As it came; only a path of this site is followed. */
  next: string | null;
  /** Language of the provider's pages. */
  locale: string;
  /** Signs in only who need not be asked for anything. */
  isSilent: boolean;
  /** Whom the provider should expect. */
  email: string | null;
}

/** Why nobody was signed in: no sign-in of this browser, or somebody does not answer. */
export type SignInProblem = "refused" | "provider" | "database";

/** Where to go on, with the cookies of the answer. */
export interface SignInStep {
  to: string;
  cookies: string[];
}

export type SignInOutcome =
  | ({ problem: null } & SignInStep)
  | { problem: SignInProblem; next: string; cookies: string[] };

export interface OwnSession extends SessionView {
  /** The session of the browser that asks. */
  isCurrent: boolean;
}

export interface Accounts {
  /** Asks nothing of the database when there is no session cookie. */
  findReader(cookieHeader: string | null): Promise<Reader>;
  /**
   * For a session that has ended or whose user is gone: the Set-Cookie header that makes the
   * browser forget it. Null for any other request.
   */
  findOverSession(cookieHeader: string | null): Promise<string | null>;
  /** The answer of whoami. */
  describeReader(facts: WhoamiFacts): Promise<WhoamiResponse>;
  /**
   * Takes over what the provider says of a user now.
   *
   * @param sealedToken The user's refresh token, as stored.
   */
  refreshProfile(uid: string, sealedToken: string): Promise<void>;
  /** The way to the provider. */
  startSignIn(request: SignInRequest): Promise<SignInOutcome>;
  /** What the provider sends back, at the address of its answer. Makes the session. */
  finishSignIn(
    url: string,
    cookieHeader: string | null,
    userAgent?: string | null,
  ): Promise<SignInOutcome>;
  /**
   * Where a reader is signed in, the last seen first.
   *
   * @throws UnavailableError, as the next two do
   */
  listSessions(userId: number, cookieHeader: string | null): Promise<OwnSession[]>;
  /** Ends one session of a reader; it is no matter if there is none with this handle. */
  endSession(userId: number, handle: string): Promise<void>;
  endAllSessions(userId: number): Promise<void>;
  /** Ends the session of this browser. */
  signOut(request: { next: unknown; cookieHeader: string | null }): Promise<SignInStep>;
}
