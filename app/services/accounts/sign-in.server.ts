import { isUnavailable } from "~/domain/site/unavailable-error";
import type { UserDatabase } from "~/database/user-database";
import type { Sessions } from "../sessions/index.server";
import type { Accounts, SignInOutcome, SignInProblem } from "./accounts-service";
import { ProviderError, RefusedError } from "./errors";
import type { LoginCookies, SignInAttempt } from "./login-cookies";
import type { Provider, ProvidedUser } from "./provider.server";
import { toNext } from "./to-next";
import type { SealedBox } from "../secrets/index.server";
import type { SessionCookie } from "./session-cookie";
import { saveUser, type StoredProfile } from "./users-table";

export interface SignInParts {
  database: UserDatabase;
  sessions: Sessions;
  provider: Provider;
  loginCookies: LoginCookies;
  sessionCookie: SessionCookie;
  /** Encrypts refresh tokens at rest. */
  tokenBox: SealedBox;
  siteOrigin: string;
  ensureDefaultCollection(userId: number): Promise<void>;
  onError(error: unknown): void;
  now: () => number;
}

/**
 * Answers of the authorization endpoint (RFC 6749, 4.1.2.1) that no reader causes: this site is
 * registered wrongly, or the provider fails.
 */
const PROVIDER_FAULTS: ReadonlySet<string> = new Set([
  "invalid_request",
  "invalid_scope",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_response_type",
]);

/** Sign-in by the authorization code flow with PKCE, state and nonce. */
export function createSignIn(
  parts: SignInParts,
): Pick<Accounts, "startSignIn" | "finishSignIn"> {
  const { provider, loginCookies, siteOrigin } = parts;
  return {
    async startSignIn({ next, cookieHeader, ...request }) {
      const target = toNext(next, siteOrigin);
      try {
        const attempt = await provider.createAttempt(target);
        const to = await provider.getSignInUrl({ ...request, ...attempt });
        const cookies = await loginCookies.write(attempt, cookieHeader);
        return { problem: null, to, cookies };
      } catch (error) {
        return { problem: toProblem(error, parts), next: target, cookies: [] };
      }
    },
    async finishSignIn(url, cookieHeader, userAgent = null) {
      const callback = toCallback(url, siteOrigin);
      const state = callback.searchParams.get("state") ?? "";
      const attempt = await loginCookies.read(cookieHeader, state);
      if (!attempt) return { problem: "refused", next: "/", cookies: [] };
      const cookies = [await loginCookies.clear(attempt)];
      // The reader cancelled or the provider refused: return to the page before.
      const error = callback.searchParams.get("error");
      if (error !== null) {
        if (PROVIDER_FAULTS.has(error))
          parts.onError(new ProviderError(`the provider answers a sign-in by ${error}`));
        return { problem: null, to: attempt.next, cookies };
      }
      const browser = { cookieHeader, userAgent };
      return redeem({ callback, attempt, browser, cookies }, parts);
    },
  };
}

interface Browser {
  cookieHeader: string | null;
  userAgent: string | null;
}

interface Answer {
  callback: URL;
  attempt: SignInAttempt;
  browser: Browser;
  cookies: string[];
}

async function redeem(
  { callback, attempt, browser, cookies }: Answer,
  parts: SignInParts,
): Promise<SignInOutcome> {
  const { next } = attempt;
  try {
    const provided = await parts.provider.redeem(callback, attempt);
    const userId = await saveUser(parts.database, toStored(provided, parts));
    await parts.ensureDefaultCollection(userId);
    const session = await rotateSession(userId, browser, parts);
    return { problem: null, to: next, cookies: [...cookies, session] };
  } catch (error) {
    return { problem: toProblem(error, parts), next, cookies };
  }
}

/** Seals the refresh token, and notes the time. */
export function toStored(
  { profile, refreshToken }: ProvidedUser,
  { tokenBox, now }: Pick<SignInParts, "tokenBox" | "now">,
): StoredProfile {
  return {
    ...profile,
    refreshToken: refreshToken === null ? null : tokenBox.seal(refreshToken),
    time: now(),
  };
}

/** Creates a new session at each sign-in and ends the browser's previous one (session fixation). */
async function rotateSession(
  userId: number,
  { cookieHeader, userAgent }: Browser,
  { sessions, sessionCookie }: SignInParts,
): Promise<string> {
  const old = await sessionCookie.read(cookieHeader);
  const id = await sessions.create(userId, userAgent);
  if (old !== null) await sessions.end(old);
  return sessionCookie.write(id);
}

/** Rebuilds the URL on the site's origin, because a proxy may have changed host and scheme. */
function toCallback(url: string, siteOrigin: string): URL {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, siteOrigin);
}

/** Rethrows all other errors, which are bugs. */
function toProblem(error: unknown, { onError }: SignInParts): SignInProblem {
  if (error instanceof RefusedError) return "refused";
  if (!(error instanceof ProviderError) && !isUnavailable(error)) throw error;
  onError(error);
  return isUnavailable(error) ? "database" : "provider";
}
