import { createCookie } from "@remix-run/node";
import { sessionCookieName } from "~/domain/accounts/session-cookie";

/** As long as a session may last; the server ends it earlier when nobody comes back. */
const MAX_AGE_SECONDS = 365 * 86_400;
const SESSION_ID = /^[\w-]{20,100}$/;

export interface SessionCookie {
  /** The session's id in a Cookie header, or null. */
  read(header: string | null): Promise<string | null>;
  /** For the Set-Cookie header. */
  write(id: string): Promise<string>;
  clear(): Promise<string>;
}

/**
 * The cookie of a session: its random id and nothing else. Lax, so that a reader who follows a
 * link to the site is signed in on the first page; writes of other sites are refused by their
 * origin (http/check-origin).
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
