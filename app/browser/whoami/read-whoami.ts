import { OWNER_HEADER } from "~/domain/accounts/form-owner";
import { isPlan } from "~/domain/accounts/plan";
import { parseSettings } from "~/domain/accounts/settings";
import {
  INVALID_SESSION_STATUS,
  NO_ACCOUNT,
  type AccountFacts,
  type ShownUser,
} from "~/domain/accounts/user";
import { toRecord } from "~/domain/text/to-record";

const WHOAMI_URL = "/api/v1/whoami";

/**
 * Fetches the reader's account (shell specification, 7).
 * @throws Error `{status} on {url}` for an unusable response.
 */
export async function readWhoami(call: typeof fetch = fetch): Promise<AccountFacts> {
  const response = await call(WHOAMI_URL);
  // The response has cleared the cookie.
  if (response.status === INVALID_SESSION_STATUS) return NO_ACCOUNT;
  if (!response.ok) throw new Error(`${response.status} on ${WHOAMI_URL}`);
  const answer = toRecord(await response.json());
  const { maintenance } = answer;
  return {
    user: readUser(answer, response.headers.get(OWNER_HEADER)),
    isUserUnknown: false,
    maintenance: typeof maintenance === "string" ? maintenance : null,
  };
}

function readUser(
  answer: Record<string, unknown>,
  formOwner: string | null,
): ShownUser | null {
  const { email, avatar_url: avatarUrl, subscription_type: plan } = answer;
  if (answer["is_authenticated"] !== true || typeof email !== "string") return null;
  return {
    email,
    avatarUrl: typeof avatarUrl === "string" ? avatarUrl : null,
    subscriptionType: isPlan(plan) ? plan : "core",
    isSubscriber: answer["is_subscriber"] === true,
    settings:
      answer["settings"] === null ? null : parseSettings(toRecord(answer["settings"])),
    formOwner: formOwner ?? "",
    hasNews: answer["has_updates"] === true,
  };
}
