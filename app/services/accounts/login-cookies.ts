import { z } from "zod";
import type { CreateCookie } from "~/domain/accounts/cookie";
import { createCookieSet } from "~/domain/accounts/cookie-set";
import type { SealedBox } from "../secrets/index.server";

const MAX_AGE_SECONDS = 15 * 60;

const ATTEMPT = z.object({
  /** Returned with the callback; proves that this browser started the sign-in. */
  state: z.string().min(1),
  /** Returned in the signed ID token. */
  nonce: z.string().min(1),
  /** PKCE: proves that the code is redeemed by the client that requested it. */
  codeVerifier: z.string().min(1),
  /** Path of this site. */
  next: z.string().startsWith("/"),
  expiresAt: z.number(),
});

/** A sign-in in progress. */
export type SignInAttempt = Omit<z.infer<typeof ATTEMPT>, "expiresAt">;

/**
 * Cookies of the sign-ins in progress, one each, because a reader may begin them in several tabs, which a browser
 * that restores them does at the same time.
 */
export interface LoginCookies {
  /**
   * @param state from the provider's answer
   * @returns null when the cookie of this sign-in is missing, expired or forged
   */
  read(header: string | null, state: string): Promise<SignInAttempt | null>;
  /** Returns Set-Cookie headers, which also clear the cookies of the oldest sign-ins when there are many. */
  write(attempt: SignInAttempt, header: string | null): Promise<string[]>;
  clear(attempt: SignInAttempt): Promise<string>;
  /** Returns Set-Cookie headers that clear the cookies of all sign-ins. */
  clearAll(header: string | null): Promise<string[]>;
}

export interface LoginCookieOptions {
  box: SealedBox;
  createCookie: CreateCookie;
  now: () => number;
}

export function createLoginCookies(options: LoginCookieOptions): LoginCookies {
  const { box, createCookie, now } = options;
  const set = createCookieSet({ createCookie, prefix: "login-", maxCharacters: 8_000 });
  return {
    async read(header, state) {
      const value: unknown = await set.find(state)?.parse(header);
      const text = typeof value === "string" ? box.open(value) : null;
      if (text === null) return null;
      const attempt = ATTEMPT.parse(JSON.parse(text));
      return attempt.state === state && attempt.expiresAt > now() ? attempt : null;
    },
    write(attempt, header) {
      const expiresAt = now() + MAX_AGE_SECONDS * 1000;
      const value = box.seal(JSON.stringify({ ...attempt, expiresAt }));
      return set.write(attempt.state, { value, maxAgeSeconds: MAX_AGE_SECONDS, header });
    },
    clear: ({ state }) => set.clear(state),
    clearAll: (header) => Promise.all(set.list(header).map((id) => set.clear(id))),
  };
}
