import type { Generated } from "kysely";
import type { Plan } from "~/domain/accounts/plan";
import type { SignInSchema } from "./sign-in-schema";

/**
 * Every table, as both engines give it: times are milliseconds since 1970, flags 0 or 1
 * (docs/decisions/0008-user-database.md).
 */
export interface Schema extends SignInSchema {
  helpfulness_votes: HelpfulnessVotes;
  rate_limits: RateLimits;
  users: Users;
  settings: Settings;
  sessions: Sessions;
  collections: Collections;
  collection_items: CollectionItems;
  newsletter_subscriptions: NewsletterSubscriptions;
  activity_pings: ActivityPings;
  ai_help_history: AiHelpHistory;
  ai_help_history_messages: AiHelpHistoryMessages;
  playground: Playground;
  playground_flags: PlaygroundFlags;
  observatory_scans: ObservatoryScans;
}

/** What readers think of pages: one row per reader and page. */
interface HelpfulnessVotes {
  id: Generated<number>;
  /** Path of the document. */
  url: string;
  /** Of the document: a slug alone does not name a page. */
  locale: string;
  vote: "yes" | "no";
  /** Only with "no", and only when the reader gave one. */
  reason: string | null;
  /** Tells two readers of one page apart, and nothing else (services/feedback). */
  voter_key: string;
  created_at: number;
  updated_at: number;
}

/** How often somebody has done something of late. */
interface RateLimits {
  /** What is limited, and a hash of who is. */
  key: string;
  used: number;
  expires_at: number;
}

type Flag = 0 | 1;

/** Who has signed in; the accounts provider knows more. */
interface Users {
  id: Generated<number>;
  /** The user's id at the provider. */
  fxa_uid: string;
  email: string;
  /** Encrypted: lets us ask the provider for changes of the profile. */
  fxa_refresh_token: string | null;
  avatar_url: string | null;
  subscription_type: Plan | null;
  /** Counts instead of the subscription when staff has set it. */
  enforce_plus: Plan | null;
  is_admin: Generated<Flag>;
  /** The last change of any collection, of those that are gone too; null before the first. */
  collections_changed_at: number | null;
  created_at: number;
  updated_at: number;
}

interface Settings {
  user_id: number;
  locale_override: string | null;
  mdnplus_newsletter: Generated<Flag>;
  no_ads: Generated<Flag>;
  /** Null: never asked. */
  ai_help_history: Flag | null;
}

/** Who is signed in. The cookie's id is not here, only its hash: a copy of the table opens nothing. */
interface Sessions {
  id_hash: string;
  user_id: number;
  created_at: number;
  last_seen_at: number;
  /** Names that the browser gave at sign-in, such as Firefox and Windows; null when unknown. */
  browser: string | null;
  system: string | null;
}

interface Collections {
  id: Generated<number>;
  user_id: number;
  /** One of each name per user. */
  name: string;
  name_hash: string;
  description: string | null;
  created_at: number;
  /** Greater after each change of it or of its items. */
  updated_at: number;
  /** `updated_at` as the last edit of the name or the description left it. */
  edited_at: Generated<number>;
}

/** A saved page, once per collection. */
interface CollectionItems {
  id: Generated<number>;
  user_id: number;
  collection_id: number;
  /** The page's own address, and a hash of it in lower case. */
  url: string;
  url_hash: string;
  /** The page's title when it was saved. */
  page_title: string;
  /** What the reader calls it instead. */
  custom_name: string | null;
  notes: string | null;
  /** The title that is shown, and the notes, as search and order take them. */
  title_key: string;
  /** `title_key` with its numbers written so that they sort by size (domain/natural-key). */
  title_order: Generated<string>;
  notes_key: string | null;
  created_at: number;
  updated_at: number;
}

/** `pending`: typed by somebody who need not be its owner. `left` is final. */
export type NewsletterStatus = "pending" | "subscribed" | "left";

interface NewsletterSubscriptions {
  /** In small letters. */
  email: string;
  /** Whose it is, once they have said so: it goes with them. */
  user_id: number | null;
  status: NewsletterStatus;
  created_at: number;
  updated_at: number;
}

/** Who was here on which day. */
interface ActivityPings {
  user_id: number;
  /** When the day began, UTC. */
  ping_at: number;
  subscription_type: Plan;
  ai_help_history: Generated<Flag>;
  no_ads: Generated<Flag>;
  offline: Generated<Flag>;
}

/** Conversations with the AI helper of readers who keep them. */
interface AiHelpHistory {
  chat_id: string;
  user_id: number;
  /** Empty until there is a summary. */
  label: string;
  created_at: number;
  updated_at: number;
}

interface AiHelpHistoryMessages {
  message_id: string;
  chat_id: string;
  parent_id: string | null;
  created_at: number;
  /** JSON, like the next two. */
  sources: Generated<string>;
  request: Generated<string>;
  response: Generated<string>;
}

/** Code that readers share by a link. */
interface Playground {
  id: Generated<number>;
  /** Random: who does not have it can't guess it. */
  public_id: string;
  /** Null once the reader is gone; then this says who it was. */
  user_id: number | null;
  deleted_user_id: number | null;
  /** JSON of `{html, css, js, src}`. */
  code: string;
  /** 0: the operators have taken it away. */
  active: Generated<Flag>;
  flagged: Generated<Flag>;
  created_at: number;
}

/** What readers say is wrong with shared code. */
interface PlaygroundFlags {
  id: Generated<number>;
  playground_id: number;
  reason: string | null;
  created_at: number;
}

/** Scans of sites' headers, finished ones and failed ones. */
interface ObservatoryScans {
  id: Generated<number>;
  /** `host[:port][/path]`. */
  site: string;
  started_at: number;
  ended_at: number;
  algorithm_version: number;
  /** Null, like the grade, for a scan that failed; then `error` says why. */
  score: number | null;
  grade: string | null;
  error: string | null;
  /** JSON of all that was found; null when it is too old to be kept. */
  report: string | null;
}
