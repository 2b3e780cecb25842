import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES, type TestEngine } from "./engines";
import { describeAccountEvents } from "./suites/account-events";
import { describeAccounts } from "./suites/accounts";
import { describeAiHelp } from "./suites/ai-help";
import { describeCollectionLaws } from "./suites/collection-laws";
import { describeCollections } from "./suites/collections";
import { describeFeedback } from "./suites/feedback";
import { describeFormDrafts } from "./suites/form-drafts";
import { describeMigrations } from "./suites/migrations";
import { describeNewsletter } from "./suites/newsletter";
import { describeObservatory } from "./suites/observatory";
import { describePlacementCounts } from "./suites/placement-counts";
import { describePlayShares } from "./suites/play-shares";
import { describeRateLimits } from "./suites/rate-limits";
import { describeReaderUpdates } from "./suites/reader-updates";
import { describeSavedPages } from "./suites/saved-pages";
import { describeSessions } from "./suites/sessions";
import { describeSettings } from "./suites/settings";
import { describeTransactions } from "./suites/transactions";
import { describeScheduledJobs } from "./suites/scheduled-jobs";
import { describeUsageCounts } from "./suites/usage-counts";

const SUITES = [
  describeMigrations,
  describeTransactions,
  describeRateLimits,
  describeFeedback,
  describeSessions,
  describeNewsletter,
  describeSettings,
  describeScheduledJobs,
  describeAccounts,
  describeAccountEvents,
  describeFormDrafts,
  describeObservatory,
  describeReaderUpdates,
  describePlacementCounts,
  describePlayShares,
  describeAiHelp,
  describeCollections,
  describeSavedPages,
  describeUsageCounts,
  describeCollectionLaws,
];

/** PostgreSQL starts in two seconds, on a busy machine in many more. */
const START_TIMEOUT_MILLISECONDS = 120_000;

describe.each(ENGINES)("on %s", (_name, start) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await start();
  }, START_TIMEOUT_MILLISECONDS);

  afterAll(() => engine.stop());

  for (const describeSuite of SUITES) describeSuite(() => engine.createEmpty());
});
