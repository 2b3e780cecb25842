import { z } from "zod";
import type { CreateCookie } from "~/domain/accounts/cookie";
import type { SealedBox } from "../secrets/index.server";

const MAX_AGE_SECONDS = 15 * 60;

const ATTEMPT = z.object({
  /** Comes back with the answer: proves that this browser began. */
  state: z.string().min(1),
  /** Comes back inside the signed ID token. */
  nonce: z.string().min(1),
  /** Proves to the provider that who redeems the code is who asked for it. */
  codeVerifier: z.string().min(1),
  /** A path of this site. */
  next: z.string().startsWith("/"),
  expiresAt: z.number(),
});

/** A sign-in that is under way. */
export type SignInAttempt = Omit<z.infer<typeof ATTEMPT>, "expiresAt">;

export interface LoginCookie {
  /** Null when there is none, when it is too old, or when we have not made it. */
  read(header: string | null): Promise<SignInAttempt | null>;
  write(attempt: SignInAttempt): Promise<string>;
  clear(): Promise<string>;
}

export interface LoginCookieOptions {
  box: SealedBox;
  createCookie: CreateCookie;
  now: () => number;
}

/** What a browser keeps between its way to the provider and back. */
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
