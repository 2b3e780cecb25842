import type { Generated } from "kysely";
import type { Plan } from "~/domain/accounts/plan";

export type WebhookEventType =
  "delete_user" | "password_change" | "profile_change" | "subscription_state_change";

export type WebhookEventStatus = "processed" | "pending" | "ignored" | "failed";

/** The tables around sign-in: what the accounts provider tells us, and typed forms that wait. */
export interface SignInSchema {
  webhook_events: WebhookEvents;
  raw_webhook_events_tokens: RawWebhookEventsTokens;
  user_subscription_transitions: UserSubscriptionTransitions;
  kept_forms: KeptForms;
}

/** What the provider has told us of a user; `jti` and `typ` together tell events apart. */
interface WebhookEvents {
  id: Generated<number>;
  fxa_uid: string;
  jti: string;
  typ: WebhookEventType;
  status: WebhookEventStatus;
  /** When it happened, where the event says so. */
  change_time: number | null;
  issue_time: number;
  /** JSON, as sent. */
  payload: string;
}

/** Tokens that could not be verified or dealt with, for operators. */
interface RawWebhookEventsTokens {
  id: Generated<number>;
  received_at: number;
  token: string;
  error: string;
}

interface UserSubscriptionTransitions {
  id: Generated<number>;
  user_id: number;
  old_subscription_type: Plan;
  new_subscription_type: Plan;
  created_at: number;
}

/** What somebody typed whose session was over. The browser has the id and the key. */
interface KeptForms {
  id_hash: string;
  path: string;
  /** Encrypted by a key that only the browser has. */
  fields: string;
  expires_at: number;
}
