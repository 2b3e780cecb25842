import { isPaidPlan, type Plan } from "./plan";
import type { UserSettings } from "./settings";

/** A signed-in reader on the server. */
export interface User {
  /** Primary key in the user database. */
  id: number;
  /** Id at the accounts provider; identifies the user in the API. */
  uid: string;
  email: string;
  /** Null for the default picture. */
  avatarUrl: string | null;
  /** Plan in effect: one set by staff, else the subscription, else core. */
  subscriptionType: Plan;
  isSubscriber: boolean;
  isStaff: boolean;
  /** Null until the reader changes a setting. */
  settings: UserSettings | null;
  /** Time of the last change of any collection: milliseconds since 1970; null before the first. */
  collectionsChangedAt: number | null;
  /** ISO date of the newest browser release that the reader has seen; null before the first visit. */
  updatesSeen: string | null;
  /** Owner token: a keyed hash of `id` that forms carry (domain/accounts/form-owner). */
  formOwner: string;
}

/** Status of an answer to a session that is over, unlike that to a reader who is signed out. */
export const INVALID_SESSION_STATUS = 400;

/** DTO: the part of a user that pages show and that is sent to the browser. */
export interface ShownUser extends Pick<
  User,
  "email" | "avatarUrl" | "subscriptionType" | "isSubscriber" | "settings" | "formOwner"
> {
  /** Whether a browser release that the reader has not seen changed a page in their collections. */
  hasNews: boolean;
}

/** Account data of a page's frame (header, menus). */
export interface AccountFacts {
  user: ShownUser | null;
  /** True when the reader has a session that cannot be looked up now. */
  isUserUnknown: boolean;
  /** The operator's message during maintenance; else null. */
  maintenance: string | null;
}

export const NO_ACCOUNT: AccountFacts = {
  user: null,
  isUserUnknown: false,
  maintenance: null,
};

export interface PlanFacts {
  subscriptionType: Plan | null;
  /** Plan set by staff; overrides the subscription. */
  enforcePlus: Plan | null;
}

/** The plan in effect, and whether it is paid. */
export function readPlan({
  subscriptionType,
  enforcePlus,
}: PlanFacts): Pick<User, "subscriptionType" | "isSubscriber"> {
  const plan = enforcePlus ?? subscriptionType ?? "core";
  return { subscriptionType: plan, isSubscriber: isPaidPlan(plan) };
}

/** The facts of a reader that the frame of a page needs. */
export function toShownUser(user: User, hasNews: boolean): ShownUser {
  const { email, avatarUrl, subscriptionType, isSubscriber, settings, formOwner } = user;
  return {
    email,
    avatarUrl,
    subscriptionType,
    isSubscriber,
    settings,
    formOwner,
    hasNews,
  };
}
