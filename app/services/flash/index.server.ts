import { z } from "zod";
import type { CreateCookie } from "~/domain/accounts/cookie";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

const MAX_AGE_SECONDS = 60;

/** A closed list, because the cookie of another release may name a missing text. */
const TEXTS = [
  "ai-help-deleted",
  "bookmark-done",
  "bookmark-removed",
  "collections-done-changed",
  "collections-done-created",
  "collections-done-deleted",
  "collections-done-moved",
  "collections-done-removed",
  "language-forgotten",
  "language-remembered",
  "offline-deleted",
  "offline-off",
  "offline-on",
  "play-flag-done",
  "settings-history-deleted",
  "settings-session-ended",
  "settings-sessions-ended",
  "settings-saved",
  "updates-own-renewed",
  "updates-own-revoked",
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
  createCookie: CreateCookie;
}

/** A message expires after a minute, and is dropped when it comes from a release with other texts. */
export function createFlash({ key, createCookie }: FlashOptions): Flash {
  const cookie = createCookie("flash", { key, maxAgeSeconds: MAX_AGE_SECONDS });
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
