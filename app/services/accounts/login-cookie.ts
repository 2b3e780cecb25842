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

export interface LoginCookie {
  /** Returns null when the cookie is missing, expired or forged. */
  read(header: string | null): Promise<SignInAttempt | null>;
  write(attempt: SignInAttempt): Promise<string>;
  clear(): Promise<string>;
}

export interface LoginCookieOptions {
  box: SealedBox;
  createCookie: CreateCookie;
  now: () => number;
}

/** Cookie of a sign-in in progress. */
export function createLoginCookie(options: LoginCookieOptions): LoginCookie {
  const { box, createCookie, now } = options;
  const cookie = createCookie("login");
  return {
    async read(header) {
      const value: unknown = await cookie.parse(header);
      const text = typeof value === "string" ? box.open(value) : null;
      if (text === null) return null;
      const attempt = ATTEMPT.parse(JSON.parse(text));
      return attempt.expiresAt > now() ? attempt : null;
    },
    write(attempt) {
      const expiresAt = now() + MAX_AGE_SECONDS * 1000;
      const value = box.seal(JSON.stringify({ ...attempt, expiresAt }));
      return cookie.serialize(value, { maxAge: MAX_AGE_SECONDS });
    },
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
