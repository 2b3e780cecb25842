import { z } from "zod";
import { isStorableText } from "~/domain/accounts/collection";
import { findLowestPlan, type Plan } from "~/domain/accounts/plan";

const MAX_EMAIL_CHARACTERS = 320;
const MAX_URL_CHARACTERS = 2048;

/** The provider's own fields (server contract, 3.4), and the standard ones that say the same. */
const PROFILE = z.object({
  email: z.string().trim().min(1).max(MAX_EMAIL_CHARACTERS).refine(isStorableText),
  avatar: z.string().nullish(),
  picture: z.string().nullish(),
  subscriptions: z.array(z.string()).nullish(),
});

/** What a provider says of its user, as we store it. */
export interface Profile {
  uid: string;
  email: string;
  avatarUrl: string | null;
  subscriptionType: Plan;
}

/**
 * @param uid The user's id from the verified ID token: the profile can't claim to be another's.
 * @returns null for a profile that can't be used.
 */
export function readProfile(uid: string, answer: unknown): Profile | null {
  const parsed = PROFILE.safeParse(answer);
  if (!parsed.success) return null;
  const { email, avatar, picture, subscriptions } = parsed.data;
  return {
    uid,
    email,
    avatarUrl: toPictureUrl(avatar ?? picture),
    subscriptionType: findLowestPlan(subscriptions ?? []),
  };
}

/** An address that an `img` may show. */
function toPictureUrl(url: string | null | undefined): string | null {
  if (!url || url.length > MAX_URL_CHARACTERS || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return ["https:", "http:"].includes(protocol) ? href : null;
}
