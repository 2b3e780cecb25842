import { z } from "zod";
import type { CreateCookie } from "~/domain/accounts/cookie";
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

/** Start of each name; the first letters of the state follow. */
const NAME = "login-";
const ID = /^[\w-]{8}$/;
const toId = (state: string) => state.slice(0, 8);
/** Bounds the cookies of all sign-ins together, because servers refuse a request with long headers. */
const MOST_CHARACTERS = 8_000;

export function createLoginCookies(options: LoginCookieOptions): LoginCookies {
  const { box, createCookie, now } = options;
  const prefix = createCookie(NAME).name;

  const clearId = (id: string) => createCookie(NAME + id).serialize("", { maxAge: 0 });
  const clearEach = (ids: readonly string[]) => Promise.all(ids.map(clearId));

  /** The oldest first, as browsers send them. */
  function list(header: string | null): { id: string; length: number }[] {
    const pairs = (header ?? "").split(";").map((pair) => pair.trim());
    const own = pairs.filter((pair) => pair.startsWith(prefix));
    return own
      .map((pair) => ({
        id: pair.slice(prefix.length).replace(/=.*/, ""),
        length: pair.length,
      }))
      .filter(({ id }) => ID.test(id));
  }

  /** Lists the oldest, which leave room for this many characters when they are gone. */
  function listOldest(header: string | null, room: number): string[] {
    let left = MOST_CHARACTERS - room;
    const newestFirst = list(header).reverse();
    return newestFirst.filter(({ length }) => (left -= length) < 0).map(({ id }) => id);
  }

  return {
    async read(header, state) {
      if (!ID.test(toId(state))) return null;
      const value: unknown = await createCookie(NAME + toId(state)).parse(header);
      const text = typeof value === "string" ? box.open(value) : null;
      if (text === null) return null;
      const attempt = ATTEMPT.parse(JSON.parse(text));
      return attempt.state === state && attempt.expiresAt > now() ? attempt : null;
    },
    async write(attempt, header) {
      const expiresAt = now() + MAX_AGE_SECONDS * 1000;
      const value = box.seal(JSON.stringify({ ...attempt, expiresAt }));
      const cookie = createCookie(NAME + toId(attempt.state));
      const own = await cookie.serialize(value, { maxAge: MAX_AGE_SECONDS });
      return [...(await clearEach(listOldest(header, own.length))), own];
    },
    clear: ({ state }) => clearId(toId(state)),
    clearAll: (header) => clearEach(list(header).map(({ id }) => id)),
  };
}
