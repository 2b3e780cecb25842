import { afterAll, beforeAll, describe } from "vitest";
import { ENGINES, type TestEngine } from "./engines";
import { describeFeedback } from "./suites/feedback";
import { describeMigrations } from "./suites/migrations";
import { describeRateLimits } from "./suites/rate-limits";
import { describeTransactions } from "./suites/transactions";

const SUITES = [
  describeMigrations,
  describeTransactions,
  describeRateLimits,
  describeFeedback,
];

describe.each(ENGINES)("on %s", (_name, start) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await start();
  });

  afterAll(() => engine.stop());

  for (const describeSuite of SUITES) describeSuite(() => engine.createEmpty());
});
