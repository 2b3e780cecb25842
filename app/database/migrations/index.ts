import type { Migration } from "./migration";
import { helpfulnessVotes } from "./0001-helpfulness-votes";
import { rateLimits } from "./0002-rate-limits";
import { accounts } from "./0003-accounts";
import { signIn } from "./0004-sign-in";
import { keptForms } from "./0005-kept-forms";
import { collections } from "./0006-collections";
import { newsletterAndPings } from "./0007-newsletter-and-pings";
import { aiHelpHistory } from "./0008-ai-help-history";
import { playground } from "./0009-playground";
import { aiHelpAges } from "./0010-ai-help-ages";
import { accountChanges } from "./0011-account-changes";
import { observatory } from "./0012-observatory";
import { aiHelp } from "./0013-ai-help";
import { aiHelpLinks } from "./0014-ai-help-links";
import { updatesFeeds } from "./0015-updates-feeds";
import { placementCounts } from "./0016-placement-counts";
import { usageCounts } from "./0017-usage-counts";
import { aiHelpConsent } from "./0018-ai-help-consent";
import { oldRows } from "./0019-old-rows";

/** An explicit list, because a bundled program has no folder to scan. */
export const MIGRATIONS: readonly Migration[] = [
  helpfulnessVotes,
  rateLimits,
  accounts,
  signIn,
  keptForms,
  collections,
  newsletterAndPings,
  aiHelpHistory,
  playground,
  aiHelpAges,
  accountChanges,
  observatory,
  aiHelp,
  aiHelpLinks,
  updatesFeeds,
  placementCounts,
  usageCounts,
  aiHelpConsent,
  oldRows,
];
