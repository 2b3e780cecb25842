import type { Geo } from "~/domain/accounts/geo";
import { parseSettings, type UserSettings } from "~/domain/accounts/settings";
import type { User } from "~/domain/accounts/user";

/** Response of whoami (server contract, 2), extended by fields of the specification. */
export interface WhoamiResponse {
  geo: Geo;
  username: string | null;
  /** Never false. */
  is_authenticated: true | null;
  is_beta_tester: boolean | null;
  is_staff: boolean | null;
  is_super_user: boolean | null;
  email: string | null;
  avatar_url: string | null;
  is_subscriber: boolean | null;
  subscription_type: string | null;
  /** Always null; this site does not number subscribers. */
  subscriber_number: null;
  /** Null until the reader has changed a setting or a collection. */
  settings: WhoamiSettings | null;
  /** Whether a browser release that the reader has not seen changed a page in their collections. */
  has_updates: boolean | null;
  maintenance?: string;
}

interface WhoamiSettings extends UserSettings {
  /** RFC 3339; grows with every change, a deletion too. Null before the first. */
  collections_last_modified_time: string | null;
}

export interface WhoamiFacts {
  user: User | null;
  hasNews: boolean;
  geo: Geo;
  maintenance: string | null;
}

/** Builds the response; anonymous readers also receive `maintenance`. */
export function createWhoami(facts: WhoamiFacts): WhoamiResponse {
  const { user, hasNews, geo, maintenance } = facts;
  return {
    geo,
    username: user?.uid ?? null,
    is_authenticated: user ? true : null,
    is_beta_tester: user ? false : null,
    is_staff: user?.isStaff ?? null,
    is_super_user: user?.isStaff ?? null,
    email: user?.email ?? null,
    avatar_url: user?.avatarUrl ?? null,
    is_subscriber: user?.isSubscriber ?? null,
    subscription_type: user?.subscriptionType ?? null,
    subscriber_number: null,
    settings: user && toSettings(user),
    has_updates: user && hasNews,
    ...(maintenance !== null && { maintenance }),
  };
}

function toSettings({ settings, collectionsChangedAt }: User): WhoamiSettings | null {
  if (!settings && collectionsChangedAt === null) return null;
  const changed = collectionsChangedAt && new Date(collectionsChangedAt).toISOString();
  const known = settings ?? parseSettings({});
  return { ...known, collections_last_modified_time: changed || null };
}
