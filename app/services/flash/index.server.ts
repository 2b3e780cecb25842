import { z } from "zod";
import type { CreateCookie } from "~/domain/accounts/cookie";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

const MAX_AGE_SECONDS = 60;

/** Browsers drop a cookie of more than 4,096 bytes; two names of this length fit in any script. */
const MAX_ARGUMENT_CHARACTERS = 200;

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
    write: ({ args, ...message }) =>
      cookie.serialize(args ? { ...message, args: shortenEach(args) } : message),
    async take(request) {
      const header = request.headers.get("Cookie");
      if (!header?.includes(`${cookie.name}=`)) return { message: null, clear: null };
      const parsed = MESSAGE.safeParse(await cookie.parse(header));
      const clear = await cookie.serialize("", { maxAge: 0 });
      return { message: parsed.success ? parsed.data : null, clear };
    },
  };
}

function shortenEach(args: NonNullable<FlashMessage["args"]>): typeof args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? shorten(value) : value,
    ]),
  );
}

/** Counts code points, so that no surrogate pair is cut. */
function shorten(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_ARGUMENT_CHARACTERS) return text;
  return `${characters.slice(0, MAX_ARGUMENT_CHARACTERS - 1).join("")}…`;
}
