import { isPaidPlan, type Plan } from "./plan";

/** What a reader has chosen. Without a row of choices all are off. */
export interface UserSettings {
  localeOverride: string | null;
  mdnplusNewsletter: boolean;
  /** Only ever true for subscribers. */
  noAds: boolean;
  /** Null: never asked. */
  aiHelpHistory: boolean | null;
}

/** A signed-in reader, as the server knows one. */
export interface User {
  /** Number in the user database. */
  id: number;
  /** Id at the accounts provider, and the name by which the API calls the user. */
  uid: string;
  email: string;
  /** Null: the default picture. */
  avatarUrl: string | null;
  /** What counts: a plan that staff has set, else the subscription, else core. */
  subscriptionType: Plan;
  isSubscriber: boolean;
  isStaff: boolean;
  /** Null until the reader has chosen anything. */
  settings: UserSettings | null;
  /** Owner token: a keyed hash of `id` that forms carry (domain/form-owner). */
  formOwner: string;
}

/** The part of a user that pages show, and that therefore travels to the browser. */
export type ShownUser = Pick<
  User,
  "email" | "avatarUrl" | "subscriptionType" | "isSubscriber" | "settings" | "formOwner"
>;

/** What the frame of a page knows of its reader. */
export interface AccountFacts {
  user: ShownUser | null;
  /** The reader has a session, but nobody can look it up now. */
  isUserUnknown: boolean;
  /** Why accounts are closed for a while, in the operator's words. */
  maintenance: string | null;
}

export const NO_ACCOUNT: AccountFacts = {
  user: null,
  isUserUnknown: false,
  maintenance: null,
};

export interface PlanFacts {
  subscriptionType: Plan | null;
  /** Set by staff; counts instead of the subscription. */
  enforcePlus: Plan | null;
}

/** The plan that counts, and whether it is a paid one. */
export function readPlan({
  subscriptionType,
  enforcePlus,
}: PlanFacts): Pick<User, "subscriptionType" | "isSubscriber"> {
  const plan = enforcePlus ?? subscriptionType ?? "core";
  return { subscriptionType: plan, isSubscriber: isPaidPlan(plan) };
}

export function toShownUser(user: User): ShownUser {
  const { email, avatarUrl, subscriptionType, isSubscriber, settings, formOwner } = user;
  return { email, avatarUrl, subscriptionType, isSubscriber, settings, formOwner };
}
