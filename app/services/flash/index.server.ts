import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

const MAX_AGE_SECONDS = 60;

/** A closed list, because a cookie that another release wrote may name a text that is gone. */
const TEXTS = [
  "bookmark-done",
  "bookmark-removed",
  "collections-done-changed",
  "collections-done-created",
  "collections-done-deleted",
  "collections-done-moved",
  "collections-done-removed",
  "language-forgotten",
  "language-remembered",
  "play-flag-done",
  "settings-history-deleted",
  "settings-session-ended",
  "settings-sessions-ended",
  "settings-saved",
] as const satisfies readonly InterfaceMessageId[];

const MESSAGE = z.object({
  kind: z.enum(["success", "error"]),
  text: z.enum(TEXTS),
  args: z.record(z.union([z.string(), z.number()])).optional(),
});

export type FlashMessage = z.infer<typeof MESSAGE>;

export interface Flash {
  /** Returns the Set-Cookie header for the response to a form. */
  write(message: FlashMessage): Promise<string>;
  /** Returns the message of a request, and the Set-Cookie header that clears it. */
  take(request: Request): Promise<{ message: FlashMessage | null; clear: string | null }>;
}

export interface FlashOptions {
  /** Signs the cookie, so that it can't be forged. */
  key: string;
  /** True when readers reach the site by HTTPS. */
  isSecure: boolean;
}

export function createFlash({ key, isSecure }: FlashOptions): Flash {
  // The `__Host-` prefix protects the cookie from other hosts and requires HTTPS.
  const cookie = createCookie(isSecure ? "__Host-flash" : "flash", {
    secrets: [key],
    secure: isSecure,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: MAX_AGE_SECONDS,
  });
  return {
    write: (message) => cookie.serialize(message),
    async take(request) {
      const header = request.headers.get("Cookie");
      if (!header?.includes(`${cookie.name}=`)) return { message: null, clear: null };
      const parsed = MESSAGE.safeParse(await cookie.parse(header));
      const clear = await cookie.serialize("", { maxAge: 0 });
      return { message: parsed.success ? parsed.data : null, clear };
    },
  };
}
