import { z } from "zod";
import { isStorableText } from "~/domain/accounts/collection";
import type { WebhookEventType } from "~/database/sign-in-schema";

const PREFIX = "https://schemas.accounts.firefox.com/event/";

const MILLISECONDS = z.number().finite().nonnegative();

/** Known events, by the end of their key, with the schemas of their payload. */
const EVENTS = {
  "password-change": toEvent("password_change", z.object({ changeTime: MILLISECONDS })),
  "profile-change": toEvent(
    "profile_change",
    z.object({
      email: z.string().trim().min(1).max(320).refine(isStorableText).optional(),
    }),
  ),
  "subscription-state-change": toEvent(
    "subscription_state_change",
    z.object({
      capabilities: z.array(z.string()),
      isActive: z.boolean(),
      changeTime: MILLISECONDS,
    }),
  ),
  "delete-user": toEvent("delete_user", z.object({})),
} as const;

type Known = typeof EVENTS;
export type AccountEvent = {
  [Name in keyof Known]: {
    type: Known[Name]["type"];
    value: z.infer<Known[Name]["schema"]>;
  };
}[keyof Known];

/** Returns the known events of a token; leaves out invalid ones. */
export function parseEvents(events: Readonly<Record<string, unknown>>): AccountEvent[] {
  return Object.entries(EVENTS).flatMap(([name, { type, schema }]) => {
    const parsed = schema.safeParse(events[PREFIX + name]);
    // The assertion holds because each type has its own schema.
    return parsed.success ? [{ type, value: parsed.data } as AccountEvent] : [];
  });
}

function toEvent<Type extends WebhookEventType, Schema extends z.ZodTypeAny>(
  type: Type,
  schema: Schema,
) {
  return { type, schema };
}
