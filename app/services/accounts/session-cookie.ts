import { createCookie } from "@remix-run/node";
import { sessionCookieName } from "~/domain/accounts/session-cookie";

/** The longest lifetime of a session; the server ends inactive sessions earlier. */
const MAX_AGE_SECONDS = 365 * 86_400;
const SESSION_ID = /^[\w-]{20,100}$/;

export interface SessionCookie {
  /** Returns the session id of a Cookie header, or null. */
  read(header: string | null): Promise<string | null>;
  /** Returns a Set-Cookie header. */
  write(id: string): Promise<string>;
  clear(): Promise<string>;
}

/**
 * The session cookie, which holds only the random id. Lax, so that a reader who follows a link to
 * the site is signed in; cross-site writes are refused by their origin
 * (http/security/check-origin).
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const cookie = createCookie(sessionCookieName(isSecure), {
    secure: isSecure,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
  });
  return {
    async read(header) {
      if (!header?.includes(`${cookie.name}=`)) return null;
      const id: unknown = await cookie.parse(header);
      return typeof id === "string" && SESSION_ID.test(id) ? id : null;
    },
    write: (id) => cookie.serialize(id, { maxAge: MAX_AGE_SECONDS }),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
