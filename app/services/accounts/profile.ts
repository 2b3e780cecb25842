import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import { isStorableText } from "~/domain/accounts/collection";
import { getLowestPlan, type Plan } from "~/domain/accounts/plan";

const MAX_EMAIL_CHARACTERS = 320;
const MAX_URL_CHARACTERS = 2048;

/** The provider's own fields (server contract, 3.4), and their standard OpenID equivalents. */
const PROFILE = z.object({
  email: z.string().trim().min(1).max(MAX_EMAIL_CHARACTERS).refine(isStorableText),
  avatar: z.string().nullish(),
  picture: z.string().nullish(),
  subscriptions: z.array(z.string()).nullish(),
});

/** A provider's profile of a user, in the form that is stored. */
export interface Profile {
  uid: string;
  email: string;
  avatarUrl: string | null;
  subscriptionType: Plan;
}

/**
 * @param uid The user's id from the verified ID token, so that a profile can't claim another's.
 * @returns null for an invalid profile.
 */
export function readProfile(uid: string, answer: unknown): Profile | null {
  const parsed = PROFILE.safeParse(answer);
  if (!parsed.success) return null;
  const { email, avatar, picture, subscriptions } = parsed.data;
  return {
    uid,
    email,
    avatarUrl: toPictureUrl(avatar ?? picture),
    subscriptionType: getLowestPlan(subscriptions ?? []),
  };
}

/** Returns an http(s) URL for use in an `img`, or null. */
function toPictureUrl(url: string | null | undefined): string | null {
  if (!url || url.length > MAX_URL_CHARACTERS) return null;
  const parsed = parseUrl(url);
  return parsed && ["https:", "http:"].includes(parsed.protocol) ? parsed.href : null;
}
