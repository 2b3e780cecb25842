import type { Generated } from "kysely";
import type { Plan } from "~/domain/accounts/plan";
import type { MessageStatus } from "~/domain/ai-help/ai-help";
import type { SettingName, UserSettings } from "~/domain/accounts/settings";
import type { SignInSchema } from "./sign-in-schema";

/**
 * All tables, as both engines return them: times are milliseconds since 1970, flags 0 or 1
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
  ai_help_limits: AiHelpLimits;
  ai_help_message_meta: AiHelpMessageMeta;
  ai_help_misses: AiHelpMisses;
  playground: Playground;
  playground_flags: PlaygroundFlags;
  observatory_scans: ObservatoryScans;
  updates_feeds: UpdatesFeeds;
  placement_counts: PlacementCounts;
  usage_counts: UsageCounts;
}

/** Votes on pages: one row per reader and page. */
interface HelpfulnessVotes {
  id: Generated<number>;
  url: string;
  /** Locale of the document, because a slug alone does not identify a page. */
  locale: string;
  vote: "yes" | "no";
  /** Set only with "no", and only when the reader gave a reason. */
  reason: string | null;
  /** Pseudonymous key that tells voters of one page apart (services/feedback). */
  voter_key: string;
  created_at: number;
  updated_at: number;
}

/** Counters of the rate limits. */
interface RateLimits {
  /** Name of the limit and a hash of the client. */
  key: string;
  used: number;
  expires_at: number;
}

type Flag = 0 | 1;

/** Readers who have signed in; the accounts provider holds the rest of their data. */
interface Users {
  id: Generated<number>;
  /** The user's id at the accounts provider. */
  fxa_uid: string;
  email: string;
  /** Encrypted refresh token, used to fetch profile changes from the provider. */
  fxa_refresh_token: string | null;
  avatar_url: string | null;
  subscription_type: Plan | null;
  /** Overrides the subscription when staff has set it. */
  enforce_plus: Plan | null;
  is_admin: Generated<Flag>;
  /** Time of the last change of any collection, deleted ones included; null before the first. */
  collections_changed_at: number | null;
  /** ISO date of the newest browser release that the reader has seen; null before the first visit. */
  updates_seen: string | null;
  created_at: number;
  updated_at: number;
}

/** One column a setting: a flag without a default is null until the reader has chosen. */
type Settings = { user_id: number } & {
  [Name in SettingName]: UserSettings[Name] extends boolean
    ? Generated<Flag>
    : UserSettings[Name] extends boolean | null
      ? Flag | null
      : string | null;
};

/** Sessions. Stores only the hash of the cookie's id, so that a leaked table gives no access. */
interface Sessions {
  id_hash: string;
  user_id: number;
  created_at: number;
  last_seen_at: number;
  /** Names derived from the browser at sign-in, such as Firefox and Windows; null when unknown. */
  browser: string | null;
  system: string | null;
}

/** Secret feeds of the pages in readers' collections. */
interface UpdatesFeeds {
  user_id: number;
  /** Random part of the key; the rest is a keyed hash (services/reader-updates). */
  handle: string;
  created_at: number;
}

interface Collections {
  id: Generated<number>;
  user_id: number;
  /** Unique per user. */
  name: string;
  name_hash: string;
  description: string | null;
  created_at: number;
  /** Increases with each change of the collection or its items. */
  updated_at: number;
  /** Value of `updated_at` after the last edit of name or description. */
  edited_at: Generated<number>;
}

/** A saved page; unique per collection. */
interface CollectionItems {
  id: Generated<number>;
  user_id: number;
  collection_id: number;
  /** Canonical URL of the page, and a hash of it in lower case. */
  url: string;
  url_hash: string;
  /** Title of the page when it was saved. */
  page_title: string;
  /** Title that the reader gave it. */
  custom_name: string | null;
  notes: string | null;
  /** Normalised forms of the displayed title and the notes, for search and sorting. */
  title_key: string;
  /** Natural sort key: `title_key` with its numbers padded (domain/accounts/natural-key). */
  title_order: Generated<string>;
  notes_key: string | null;
  created_at: number;
  updated_at: number;
}

/** `pending`: the address is unverified. `left` is final. */
export type NewsletterStatus = "pending" | "subscribed" | "left";

interface NewsletterSubscriptions {
  /** Lower case. */
  email: string;
  /** The account that verified the address; the row is deleted with it. */
  user_id: number | null;
  status: NewsletterStatus;
  created_at: number;
  updated_at: number;
}

/** Daily activity of readers. */
interface ActivityPings {
  user_id: number;
  /** Start of the day in UTC, in milliseconds since 1970. */
  ping_at: number;
  subscription_type: Plan;
  ai_help_history: Generated<Flag>;
  no_ads: Generated<Flag>;
  offline: Generated<Flag>;
}

/** Conversations with the AI helper, for readers who keep a history. */
interface AiHelpHistory {
  chat_id: string;
  user_id: number;
  /** Empty until a summary exists. */
  label: string;
  created_at: number;
  updated_at: number;
}

interface AiHelpHistoryMessages {
  message_id: string;
  chat_id: string;
  parent_id: string | null;
  created_at: number;
  /** JSON, like `request` and `response`. */
  sources: Generated<string>;
  request: Generated<string>;
  response: Generated<string>;
}

/** Questions of a reader in the current window, and their running answer. */
interface AiHelpLimits {
  user_id: number;
  /** Start of the window; null before the first question. */
  latest_start: number | null;
  session_questions: Generated<number>;
  total_questions: Generated<number>;
  /** Message that is being answered; one at a time per reader, on all servers. */
  answering: string | null;
  /** Time after which the answer counts as lost, because its server ended. */
  answering_until: number | null;
}

/** Metrics of a question, without its words. */
interface AiHelpMessageMeta {
  message_id: string;
  user_id: number;
  chat_id: string;
  parent_id: string | null;
  created_at: number;
  /** Milliseconds. */
  search_duration: number | null;
  response_duration: number | null;
  /** Bytes. */
  query_len: number | null;
  context_len: number | null;
  response_len: number | null;
  /** Empty for quoted answers. */
  model: string;
  status: Generated<MessageStatus>;
  /** JSON. */
  sources: Generated<string>;
  vote: "up" | "down" | null;
}

/** Refused questions and answers that were voted down, without their readers. */
interface AiHelpMisses {
  id: Generated<number>;
  reason: "refused" | "down";
  locale: string;
  question: string;
  answer: string | null;
  /** JSON. */
  sources: string;
  created_at: number;
}

/** Code that readers share by a link. */
interface Playground {
  id: Generated<number>;
  /** Random, so that the link can't be guessed. */
  public_id: string;
  /** Null once the account is deleted; `deleted_user_id` then keeps the id. */
  user_id: number | null;
  deleted_user_id: number | null;
  /** JSON of `{html, css, js, src}`. */
  code: string;
  /** 0: removed by the operators. */
  active: Generated<Flag>;
  flagged: Generated<Flag>;
  created_at: number;
}

/** Reports by readers about shared code. */
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

/** Counts of advertisements; one row per day, campaign and slot. */
interface PlacementCounts {
  /** Days since 1970, in UTC; not milliseconds, as in `usage_counts`. */
  day: number;
  campaign: string;
  slot: string;
  served: Generated<number>;
  viewed: Generated<number>;
  clicked: Generated<number>;
}

/** Uses of one day, without anything about who used it (services/usage-counts). */
interface UsageCounts {
  /** Start of the day in UTC, in milliseconds since 1970; not days, as in `placement_counts`. */
  day: number;
  kind: string;
  /** Empty, like the client, for a kind that is not told apart by it. */
  surface: string;
  client: string;
  /** Empty for the sum of the names that are too rare to be kept. */
  name: string;
  count: number;
}
