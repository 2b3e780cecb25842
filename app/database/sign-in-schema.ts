import type { Generated } from "kysely";
import type { Plan } from "~/domain/accounts/plan";

export type WebhookEventType =
  | "delete_user"
  | "password_change"
  | "profile_change"
  | "subscription_state_change";

export type WebhookEventStatus = "processed" | "pending" | "ignored" | "failed";

/** Tables around sign-in: events of the accounts provider, and drafts of forms. */
export interface SignInSchema {
  webhook_events: WebhookEvents;
  raw_webhook_events_tokens: RawWebhookEventsTokens;
  user_subscription_transitions: UserSubscriptionTransitions;
  /** Drafts of forms. The table keeps its first name, because servers of two versions may share it. */
  kept_forms: FormDrafts;
}

/** Security events of the provider; `jti` and `typ` together are unique. */
interface WebhookEvents {
  id: Generated<number>;
  fxa_uid: string;
  jti: string;
  typ: WebhookEventType;
  status: WebhookEventStatus;
  /** Time of the change, when the event has one. */
  change_time: number | null;
  issue_time: number;
  /** JSON, as received. */
  payload: string;
}

/** Tokens that could not be verified or processed, kept for operators. */
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

/**
 * Forms that were submitted after their session had ended. The browser holds the id and the key.
 */
interface FormDrafts {
  id_hash: string;
  path: string;
  /** Encrypted with a key that only the browser holds. */
  fields: string;
  expires_at: number;
}
